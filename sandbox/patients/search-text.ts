import { digitsOf, wordsOf } from './keyword.ts'
import type { Patient } from './patient.ts'

/**
 * The text by which a patient is found. Two blanks stand before each word and one behind it, so that "begins with" and "is
 * exactly" are substrings too, and even a single letter at the beginning of a word makes one trigram of the index.
 */
export const searchText = (patient: Patient, clinic: number): string => {
  const given = wordsOf(patient.name)
  const phone = digitsOf(patient.full_phone_number ?? '')
  const words = [
    ...given,
    // Many write "Ayşenur" for "Ayşe Nur".
    ...(given.length > 1 ? [given.join('')] : []),
    ...wordsOf(patient.surname ?? ''),
    phone,
    // Without the country code, so that the number begins as people say it.
    phone.replace(/^90(?=\d{10}$)/, ''),
    digitsOf(patient.citizenship_number ?? ''),
  ]
  return `${clinicTag(clinic)}${[...new Set(words)].map((word) => (word ? `  ${word}` : '')).join('')} `
}

/** Three characters that no word can hold, hence one trigram for all patients of a clinic. */
export const clinicTag = (clinic: number): string => `@${clinic.toString(36).padStart(2, '0')}`

/** How a word of the keyword may stand in a patient, the closest way first. */
export type MatchRank = 'whole' | 'beginning' | 'inside'

/** The substring of the search text that says that a word is there, at least that closely. */
export const toMatchQuery = (word: string, closeness: MatchRank): string => {
  switch (closeness) {
    case 'whole':
      // Numbers are looked for by parts. A whole one is found as a beginning, which is several times cheaper.
      return /^\d/.test(word) ? `  ${word}` : `  ${word} `
    case 'beginning':
      return `  ${word}`
    case 'inside':
      return Array.from(word).length < 3 ? `  ${word}` : word
  }
}
