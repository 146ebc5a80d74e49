import type { Database } from '../storage/database.ts'
import { parseKeyword } from './keyword.ts'
import { type Patient, PATIENT_FIELDS } from './patient.ts'
import { type MatchRank, clinicTag, toMatchQuery, searchText } from './search-text.ts'

export const MAX_RESULTS = 50

/** With this many matches the best ones are queried separately, because the first matches are not the best. */
const MAX_CANDIDATES = 150

const RANK_ORDER: readonly MatchRank[] = ['whole', 'beginning', 'inside']
const byName = new Intl.Collator('tr')

/**
 * Finds patients of a clinic whose name, phone or citizenship number contains every word of the keyword; words of one or two
 * characters match only at the start of a word. Sorted by rank (whole word, beginning, inside), then by name.
 */
export const createPatientSearch = (database: Database) => {
  const select = database.prepare(`
    SELECT ${PATIENT_FIELDS.join(', ')}
    FROM patient_search JOIN patient ON patient.id = patient_search.rowid
    WHERE patient_search MATCH ? LIMIT ?
  `)

  const matching = (query: string, limit: number) => select.all(query, limit).map(toPatient)

  return (clinic: number, keyword: string): Patient[] => {
    const words = parseKeyword(keyword)
    if (words.length === 0) return []

    const found = matching(queryFor(clinic, words, 'inside'), MAX_CANDIDATES)
    if (found.length === MAX_CANDIDATES) {
      // For numbers both queries are the same.
      const closerQueries = new Set([queryFor(clinic, words, 'whole'), queryFor(clinic, words, 'beginning')])
      for (const query of closerQueries) found.push(...matching(query, MAX_RESULTS))
    }
    return closestFirst(found, clinic, words).slice(0, MAX_RESULTS)
  }
}

const queryFor = (clinic: number, words: string[], rank: MatchRank): string =>
  [clinicTag(clinic), ...words.map((word) => toMatchQuery(word, rank))].map((term) => `"${term}"`).join(' AND ')

const closestFirst = (patients: Patient[], clinic: number, words: string[]): Patient[] => {
  const distinct = new Map(patients.map((patient) => [patient.uuid, patient]))
  const ranked = Array.from(distinct.values(), (patient) => ({
    patient,
    rank: rankOf(searchText(patient, clinic), words),
    name: `${patient.name} ${patient.surname ?? ''}`,
  }))
  ranked.sort((a, b) => a.rank - b.rank || byName.compare(a.name, b.name))
  return ranked.map(({ patient }) => patient)
}

/** Sum over the words: 0 for a whole word, 1 for a beginning, 2 for another match. */
const rankOf = (text: string, words: string[]): number =>
  words.reduce((sum, word) => sum + RANK_ORDER.findIndex((rank) => text.includes(toMatchQuery(word, rank))), 0)

/** Not validated: the table is STRICT, and the query selects the fields of a patient. */
const toPatient = (row: object): Patient => ({ ...(row as Patient) })
