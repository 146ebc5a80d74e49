import { createEvent, fork, scopeBind } from 'effector'
import { expect, test, vi } from 'vitest'
import { toSearchTerm } from '@/shared/lib/text'
import { createSearchText, patientSearchState } from './patient-search-state'
import { createPatient } from '../../../../tests/support/vitest/patient'

const patient = createPatient()
const pending = { data: undefined, error: null, fetchStatus: 'fetching' } as const

const state = (details: Partial<Parameters<typeof patientSearchState>[0]>) =>
  patientSearchState({ typedTerm: 'ali', settledTerm: 'ali', query: pending, ...details })

test.each(['', 'a', 'ab', '   ', ' ab ', 'S\u0327u', '👨‍⚕'.slice(0, 2)])(
  '%j is too short to search (F-D01)',
  (text) => {
    expect(state({ typedTerm: toSearchTerm(text) })).toEqual({ status: 'hint' })
  },
)

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

function setupSearch() {
  vi.useFakeTimers()
  const scope = fork()
  const closed = createEvent()
  const { textTyped, $text, $typedTerm, $settledTerm } = createSearchText(closed)
  return {
    type: scopeBind(textTyped, { scope }),
    close: scopeBind(closed, { scope }),
    text: () => scope.getState($text),
    typed: () => scope.getState($typedTerm),
    settled: () => scope.getState($settledTerm),
  }
}

test('a term of three characters is searched 300 ms after the last key (F-D02)', async () => {
  const { type, settled } = setupSearch()
  type('ali')
  await vi.advanceTimersByTimeAsync(299)
  expect(settled()).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  expect(settled()).toBe('ali')
})

test('every key restarts the 300 ms', async () => {
  const { type, settled } = setupSearch()
  type('ali')
  await vi.advanceTimersByTimeAsync(299)
  type('ali ç')
  await vi.advanceTimersByTimeAsync(299)
  expect(settled()).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  expect(settled()).toBe('ali ç')
})

test('another term clears the settled one at once', async () => {
  const { type, settled } = setupSearch()
  type('ali')
  await vi.advanceTimersByTimeAsync(300)
  type('alim')
  expect(settled()).toBe('')
})

test('a trailing space does not change the term', async () => {
  const { type, settled } = setupSearch()
  type('ali')
  await vi.advanceTimersByTimeAsync(300)
  type('ali ')
  expect(settled()).toBe('ali')
})

test('decomposed letters are searched in composed form (F-D14)', async () => {
  const { type, settled } = setupSearch()
  type('S\u0327ule')
  await vi.advanceTimersByTimeAsync(300)
  expect(settled()).toBe('Şule')
})

test('ten thousand pasted characters are truncated to a hundred (F-D11)', async () => {
  const { type, text, settled } = setupSearch()
  type('x'.repeat(10_000))
  await vi.advanceTimersByTimeAsync(300)
  expect(text()).toHaveLength(100)
  expect(settled()).toHaveLength(100)
})

test('closing the search resets it', async () => {
  const { type, close, text, typed, settled } = setupSearch()
  type('ali')
  await vi.advanceTimersByTimeAsync(300)
  close()
  await vi.advanceTimersByTimeAsync(1000)
  expect([text(), typed(), settled()]).toEqual(['', '', ''])
})

test('a pending search does not start after the search was closed', async () => {
  const { type, close, settled } = setupSearch()
  type('ali')
  close()
  await vi.advanceTimersByTimeAsync(1000)
  expect(settled()).toBe('')
})
