import { deviceStorage } from '@/shared/browser'

const KEY = 'portal.last-input'

/** When somebody last used any tab of this browser, in milliseconds; null where nothing, or nothing sensible, is kept. */
export function readKeptInput(now: number): number | null {
  const kept = deviceStorage.read(KEY) ?? ''
  const at = /^\d{1,15}$/.test(kept) ? Number(kept) : Number.NaN
  // A time to come would keep the veil away until then.
  return at <= now ? at : null
}

export const keepInput = (at: number): void => void deviceStorage.write(KEY, String(at))

export const forgetInput = (): void => deviceStorage.remove(KEY)
