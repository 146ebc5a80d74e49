import { isSameToast, type ToastContent } from './toast'

const MAX_VISIBLE = 4

export interface Toast extends ToastContent {
  id: number
  /** How often it was said while it was there. */
  count: number
  /** The moment of the reading clock at which it closes. */
  until: number
}

/** Whether another toast finds a place without taking that of one which is still to be read. */
export const hasFreeSlot = (toasts: readonly Toast[], toast: Toast): boolean =>
  toasts.length < MAX_VISIBLE || toasts.some((shown) => isSameToast(shown, toast))

/**
 * The newest stands last. One that is there already counts up and gets its time anew; where there is no room, the oldest
 * goes, and of the bad news the oldest only when there is nothing else.
 */
export function addToast(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  const same = toasts.find((shown) => isSameToast(shown, toast))
  if (same) {
    const again = { ...same, count: same.count + toast.count, until: toast.until }
    return toasts.map((shown) => (shown === same ? again : shown))
  }
  if (toasts.length < MAX_VISIBLE) return [...toasts, toast]
  const leaving = toasts.find(({ tone }) => tone !== 'danger') ?? toasts[0]
  return [...toasts.filter((shown) => shown !== leaving), toast]
}
