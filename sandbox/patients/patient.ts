/** DTO of the API; unknown values are null. */
export interface Patient {
  uuid: string
  name: string
  surname: string | null
  full_phone_number: string | null
  /** DD.MM.YYYY as typed, possibly not an existing date. */
  birth_date: string | null
  citizenship_number: string | null
}

/** Columns of the table `patient`. */
export const PATIENT_FIELDS: readonly (keyof Patient)[] = [
  'uuid',
  'name',
  'surname',
  'full_phone_number',
  'birth_date',
  'citizenship_number',
]

/** Name and surname of a row of the table `patient`. */
export const fullNameOf = ({ name, surname }: Record<string, unknown>): string =>
  [name, surname].filter((part) => part !== null).join(' ')
