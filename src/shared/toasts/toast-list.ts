import { isSameToast, type ToastContent } from './toast'

const MAX_VISIBLE = 4

export interface Toast extends ToastContent {
  id: number
  count: number
  /** Value of the pausable clock at which it closes. */
  until: number
}

export const hasFreeSlot = (toasts: readonly Toast[], toast: Toast): boolean =>
  toasts.length < MAX_VISIBLE || toasts.some((shown) => isSameToast(shown, toast))

/** A duplicate increases its counter and restarts its timer. A full list drops the oldest toast, errors last. */
export function addToast(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  const duplicate = toasts.find((shown) => isSameToast(shown, toast))
  if (duplicate) {
    const updated = { ...duplicate, count: duplicate.count + toast.count, until: toast.until }
    return toasts.map((shown) => (shown === duplicate ? updated : shown))
  }
  if (toasts.length < MAX_VISIBLE) return [...toasts, toast]
  const dropped = toasts.find(({ tone }) => tone !== 'danger') ?? toasts[0]
  return [...toasts.filter((shown) => shown !== dropped), toast]
}
