/** A patient as the platform answers it; what a clinic has not written down is null. */
export interface Patient {
  uuid: string
  name: string
  surname: string | null
  full_phone_number: string | null
  /** day.month.year with dots, as it was typed in: not necessarily a date that exists. */
  birth_date: string | null
  citizenship_number: string | null
}
