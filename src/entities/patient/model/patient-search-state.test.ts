import { expect, test } from 'vitest'
import { toSearchTerm } from '@/shared/lib/text'
import { patientSearchState } from './patient-search-state'
import { createPatient } from '../../../../tests/support/vitest/patient'

const patient = createPatient()
const pending = { data: undefined, error: null, fetchStatus: 'fetching' } as const

const state = (details: Partial<Parameters<typeof patientSearchState>[0]>) =>
  patientSearchState({ typedTerm: 'ali', settledTerm: 'ali', query: pending, ...details })

test.each(['', 'a', 'ab', '   ', ' ab ', 'S\u0327u', '👨‍⚕'.slice(0, 2)])('%j is too short to search', (text) => {
  expect(state({ typedTerm: toSearchTerm(text) })).toEqual({ status: 'hint' })
})

test.each(['abc', ' abc ', 'S\u0327ul', '123', '%_"', '日本語'])('%j is long enough to search', (text) => {
  expect(state({ typedTerm: toSearchTerm(text) })).toEqual({ status: 'searching' })
})

test('a term that is too short shows the hint, even with a response in the cache', () => {
  const query = { ...pending, data: [patient] }
  expect(state({ typedTerm: 'al', query })).toEqual({ status: 'hint' })
})

test('a term that is not settled shows "searching", also with earlier results', () => {
  const query = { data: [patient], error: null, fetchStatus: 'idle' } as const
  expect(state({ typedTerm: 'alim', query })).toEqual({ status: 'searching' })
  expect(state({ typedTerm: 'alim', settledTerm: '', query })).toEqual({ status: 'searching' })
})

test('an empty result is not an error', () => {
  expect(state({ query: { data: [], error: null, fetchStatus: 'idle' } })).toEqual({ status: 'noMatch', term: 'ali' })
})

test('found patients stay during a refetch of the same term', () => {
  const query = { data: [patient], error: null, fetchStatus: 'fetching' } as const
  expect(state({ query })).toEqual({ status: 'found', patients: [patient] })
})

test('a request that waits for the network shows "offline"', () => {
  expect(state({ query: { ...pending, fetchStatus: 'paused' } })).toEqual({ status: 'offline' })
})

test('an error shows after the last retry and disappears during a new attempt', () => {
  const error = { kind: 'server' } as const
  expect(state({ query: { ...pending, error, fetchStatus: 'idle' } })).toEqual({ status: 'failed', error })
  expect(state({ query: { ...pending, error } })).toEqual({ status: 'searching' })
})
