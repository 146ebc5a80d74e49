import { Id } from '@/shared/api'

/** A search result, or the patient of an address. Missing and blank fields are null. */
export interface Patient {
  uuid: string
  name: string | null
  surname: string | null
  /** Free text of the clinic, usually with country code and blanks. */
  phone: string | null
  /** Free text in the form `dd.mm.yyyy`, may be an invalid date. Shown as it is. */
  birthDate: string | null
  citizenshipNumber: string | null
  /** Set for a patient of an address, whose details are not loaded: a field that is null may be recorded. */
  areDetailsUnknown?: true
}

export const patientWithoutDetails = (uuid: string, name: string | null): Patient => ({
  uuid,
  name,
  surname: null,
  phone: null,
  birthDate: null,
  citizenshipNumber: null,
  areDetailsUnknown: true,
})

export function fullName({ name, surname }: Pick<Patient, 'name' | 'surname'>): string | null {
  return [name, surname].filter(Boolean).join(' ') || null
}

/** The platform gives ids of this form only; a text in an address may be anything. */
export const isPatientId = (text: string): boolean => Id.safeParse(text).success

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu
const MASK_CHARACTER = '•'

/** Enough to tell apart two patients of the same name; never more than a third of the number. */
const MAX_VISIBLE_SUFFIX = 4

/** `+90 532 418 22 07` becomes `+•• ••• ••• 22 07`. Other characters stay, so that positions do not change. */
export function maskNumber(number: string, isVisible: (index: number) => boolean = () => false): string {
  const suffixIndex = suffixStart(number)
  return number.replace(LETTER_OR_DIGIT, (character, index: number) =>
    index >= suffixIndex || isVisible(index) ? character : MASK_CHARACTER.repeat(character.length),
  )
}

/** The readable end of the number without blanks, for screen readers. */
export const visibleSuffix = (number: string): string =>
  number.slice(suffixStart(number)).match(LETTER_OR_DIGIT)?.join('') ?? ''

function suffixStart(number: string): number {
  const positions = Array.from(number.matchAll(LETTER_OR_DIGIT), ({ index }) => index)
  const length = Math.min(MAX_VISIBLE_SUFFIX, Math.floor(positions.length / 3))
  return positions[positions.length - length] ?? number.length
}

/**
 * First number of a text. It ends at a letter or a plus, after ten digits also at a slash or comma, where an extension or a
 * second number follows.
 */
const PHONE_NUMBER = /(?:\+[\s(]*)?\d(?:[^\p{L}\d+]*\d){2,9}[^\p{L}+/,;|]*/u

/** Digits of an international number that starts with 00; more digits are several numbers. */
const MAX_DIGITS = 17

/** `tel:` link for the first phone number in free text; null without one. */
export function phoneHref(phone: string): string | null {
  const [number = ''] = PHONE_NUMBER.exec(phone) ?? []
  const isInternational = number.includes('+')
  // The trunk zero is not dialled after a country code.
  const digits = (isInternational ? number.replace(/\(\s*0\s*\)/, '') : number).replace(/\D/g, '')
  if (digits === '' || digits.length > MAX_DIGITS) return null
  return `tel:${isInternational ? '+' : ''}${digits}`
}
