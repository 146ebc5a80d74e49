import { PIN_LENGTH } from '@/shared/config'
import { isPin } from '@/shared/lib/pin-digits'

const MAX_PIN = 10 ** PIN_LENGTH - 1

/** The PIN as the platform gave it; a number has lost its leading zeros. Null for whatever else: that never opens anything. */
export function readDailyPin(given: unknown): string | null {
  if (typeof given === 'string') return isPin(given) ? given : null
  if (typeof given !== 'number' || !Number.isInteger(given) || given < 0 || given > MAX_PIN) return null
  return String(given).padStart(PIN_LENGTH, '0')
}

export const matchesPin = (typed: string, given: unknown): boolean => isPin(typed) && readDailyPin(given) === typed
