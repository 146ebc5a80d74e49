import { PIN_LENGTH } from '@/shared/config'

const PIN = new RegExp(`^[0-9]{${PIN_LENGTH}}$`)

/** Exactly four ASCII digits: not the ones of other scripts, no sign, no space, no exponent. */
export const isPin = (text: string): boolean => PIN.test(text)
