import { PIN_LENGTH } from '@/shared/config'

const PIN = new RegExp(`^[0-9]{${PIN_LENGTH}}$`)

/** Exactly four ASCII digits: no digits of other scripts, sign, space or exponent. */
export const isPin = (text: string): boolean => PIN.test(text)
