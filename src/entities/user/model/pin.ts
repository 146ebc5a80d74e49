import { PIN_LENGTH } from '@/shared/config'
import { isPin } from '@/shared/lib/pin-digits'

const MAX_PIN = 10 ** PIN_LENGTH - 1

/** The PIN as the platform gave it; a number has lost its leading zeros. Null for whatever else: that never opens anything. */
export function readDailyPin(value: unknown): string | null {
  if (typeof value === 'string') return isPin(value) ? value : null
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > MAX_PIN) return null
  return String(value).padStart(PIN_LENGTH, '0')
}

export const matchesPin = (typed: string, value: unknown): boolean => isPin(typed) && readDailyPin(value) === typed
