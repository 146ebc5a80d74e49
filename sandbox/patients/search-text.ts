import { digitsOf, wordsOf } from './keyword.ts'
import type { Patient } from './patient.ts'

/**
 * The indexed text of a patient. Each word has two leading spaces and one trailing space, so that "begins with" and "equals"
 * are substring matches, and a single letter at the start of a word is one trigram of the index.
 */
export const searchText = (patient: Patient, clinic: number): string => {
  const given = wordsOf(patient.name)
  const phone = digitsOf(patient.full_phone_number ?? '')
  const words = [
    ...given,
    // "Ayşe Nur" is often written "Ayşenur".
    ...(given.length > 1 ? [given.join('')] : []),
    ...wordsOf(patient.surname ?? ''),
    phone,
    // Also without the country code, as users type it.
    phone.replace(/^90(?=\d{10}$)/, ''),
    digitsOf(patient.citizenship_number ?? ''),
  ]
  return `${clinicTag(clinic)}${[...new Set(words)].map((word) => (word ? `  ${word}` : '')).join('')} `
}

/** Three characters that no word contains, so one trigram selects the patients of a clinic. */
export const clinicTag = (clinic: number): string => `@${clinic.toString(36).padStart(2, '0')}`

export type MatchRank = 'whole' | 'beginning' | 'inside'

/** Substring of the search text that a match of at least this rank contains. */
export const toMatchQuery = (word: string, rank: MatchRank): string => {
  switch (rank) {
    case 'whole':
      // Numbers are searched by prefix, which is several times faster than an exact match.
      return /^\d/.test(word) ? `  ${word}` : `  ${word} `
    case 'beginning':
      return `  ${word}`
    case 'inside':
      return Array.from(word).length < 3 ? `  ${word}` : word
  }
}
