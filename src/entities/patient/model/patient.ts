/** A patient as the clinic's search answers it. What the platform left out, or sent empty, is null. */
export interface Patient {
  uuid: string
  name: string | null
  surname: string | null
  /** As the clinic wrote it down, usually with country code and blanks. */
  phone: string | null
  /** Dotted day.month.year as it was typed in: not necessarily a date that exists. Show it as given. */
  birthDate: string | null
  citizenshipNumber: string | null
}

/** Given name and surname, or null where the clinic has neither. */
export function fullName({ name, surname }: Pick<Patient, 'name' | 'surname'>): string | null {
  return [name, surname].filter(Boolean).join(' ') || null
}
