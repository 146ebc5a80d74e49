import { deviceStorage } from '@/shared/browser'

const KEY = 'portal.last-input'

/** When somebody last used any tab of this browser, in milliseconds; null where nothing, or nothing sensible, is kept. */
export function loadLastInput(now: number): number | null {
  const stored = deviceStorage.read(KEY) ?? ''
  const at = /^\d{1,15}$/.test(stored) ? Number(stored) : Number.NaN
  // A time to come would keep the veil away until then.
  return at <= now ? at : null
}

export const saveLastInput = (at: number): void => void deviceStorage.write(KEY, String(at))

export const clearLastInput = (): void => deviceStorage.remove(KEY)
