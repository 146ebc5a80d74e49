import { expect, test } from 'vitest'
import type { Patient } from './patient'
import { patientSearchState } from './patient-search-state'

const patient: Patient = {
  uuid: '3d0b5a52-7f61-4a53-9a2e-8a4f8a0a1c77',
  name: 'Ali',
  surname: null,
  phone: null,
  birthDate: null,
  citizenshipNumber: null,
}
const unanswered = { data: undefined, error: null, fetchStatus: 'fetching' } as const

const state = (details: Partial<Parameters<typeof patientSearchState>[0]>) =>
  patientSearchState({ isSearchable: true, typedTerm: 'ali', settledTerm: 'ali', query: unanswered, ...details })

test('too short a term gives the hint, even while an answer is there', () => {
  const query = { ...unanswered, data: [patient] }
  expect(state({ isSearchable: false, typedTerm: 'al', query })).toEqual({ status: 'hint' })
})

test('a term that has not stood still is being searched, whatever was found before', () => {
  const query = { data: [patient], error: null, fetchStatus: 'idle' } as const
  expect(state({ typedTerm: 'alim', query })).toEqual({ status: 'searching' })
  expect(state({ typedTerm: 'alim', settledTerm: '', query })).toEqual({ status: 'searching' })
})

test('an answer of nobody is no failure', () => {
  expect(state({ query: { data: [], error: null, fetchStatus: 'idle' } })).toEqual({ status: 'none', term: 'ali' })
})

test('found patients stay while the same term is asked for again', () => {
  const query = { data: [patient], error: null, fetchStatus: 'fetching' } as const
  expect(state({ query })).toEqual({ status: 'found', patients: [patient] })
})

test('a request that waits for the network says so', () => {
  expect(state({ query: { ...unanswered, fetchStatus: 'paused' } })).toEqual({ status: 'offline' })
})

test('a failure shows once nothing is tried any more, and goes while it is tried again', () => {
  const error = { kind: 'server' } as const
  expect(state({ query: { ...unanswered, error, fetchStatus: 'idle' } })).toEqual({ status: 'failed', kind: 'server' })
  expect(state({ query: { ...unanswered, error } })).toEqual({ status: 'searching' })
})
