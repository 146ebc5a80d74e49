import { PIN_LENGTH } from '@/shared/config'
import { isPin } from '@/shared/lib/pin-digits'

const MAX_PIN = 10 ** PIN_LENGTH - 1

/** The PIN of the platform; a number is padded with leading zeros. Null for anything else, which matches no input. */
export function readDailyPin(value: unknown): string | null {
  if (typeof value === 'string') return isPin(value) ? value : null
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > MAX_PIN) return null
  return String(value).padStart(PIN_LENGTH, '0')
}

export const matchesPin = (typed: string, value: unknown): boolean => isPin(typed) && readDailyPin(value) === typed
