import { deviceStorage } from '@/shared/browser'

const KEY = 'portal.last-input'

/** Last input in any tab of this browser, Unix time in milliseconds; null if missing or invalid. */
export function loadLastInput(now: number): number | null {
  const stored = deviceStorage.read(KEY) ?? ''
  const at = /^\d{1,15}$/.test(stored) ? Number(stored) : Number.NaN
  // A time in the future would prevent the lock until then.
  return at <= now ? at : null
}

export const saveLastInput = (at: number): void => void deviceStorage.write(KEY, String(at))

export const clearLastInput = (): void => deviceStorage.remove(KEY)
