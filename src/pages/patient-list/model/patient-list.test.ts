import { fork, scopeBind } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { patientListRequested } from '@/entities/patient'
import { sessionEnded } from '@/shared/auth'
import { showPage } from '../../../../tests/support/vitest/show-page'
import {
  $revealedPatientId,
  $settledTerm,
  $sort,
  $text,
  numberRevealToggled,
  columnSortToggled,
  textTyped,
} from './patient-list'

beforeEach(() => void vi.useFakeTimers())

async function setup() {
  const scope = fork()
  const go = (pathname: string) => void showPage(pathname, scope)
  const type = scopeBind(textTyped, { scope })
  const reveal = scopeBind(numberRevealToggled, { scope })
  go('/tr/hasta-listesi')
  type(' ali')
  await vi.advanceTimersByTimeAsync(300)
  scopeBind(columnSortToggled, { scope })('name')
  reveal('a')
  return {
    go,
    type,
    reveal,
    request: scopeBind(patientListRequested, { scope }),
    end: scopeBind(sessionEnded, { scope }),
    revealed: () => scope.getState($revealedPatientId),
    state: () => [$text, $settledTerm, $sort, $revealedPatientId].map((store) => scope.getState<unknown>(store)),
  }
}

const CHANGED_STATE = [' ali', 'ali', { column: 'name', direction: 'ascending' }, 'a']
const INITIAL_STATE = ['', '', null, null]

test('switching the language keeps the search', async () => {
  const { go, state } = await setup()
  go('/en/patient-list')
  expect(state()).toEqual(CHANGED_STATE)
})

test('leaving the page clears the search', async () => {
  const { go, state } = await setup()
  expect(state()).toEqual(CHANGED_STATE)
  go('/tr/takvim')
  expect(state()).toEqual(INITIAL_STATE)
})

test('a return from the follow-up page of a patient keeps the search, and masks the number', async () => {
  const { go, state } = await setup()
  go('/tr/hasta-takip/7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66')
  go('/tr/hasta-listesi')
  expect(state()).toEqual([...CHANGED_STATE.slice(0, 3), null])
})

test('the end of the session clears the search', async () => {
  const { end, state } = await setup()
  end('expired')
  expect(state()).toEqual(INITIAL_STATE)
})

test('one national ID number is revealed at a time, and none after a new term', async () => {
  const { reveal, revealed, type } = await setup()
  reveal('b')
  expect(revealed()).toBe('b')
  reveal('b')
  expect(revealed()).toBeNull()
  reveal('b')
  type('alim')
  expect(revealed()).toBeNull()
})

test('the list searches for the term of the search palette, once', async () => {
  const { go, request, state } = await setup()
  go('/tr')
  request('kaya')
  go('/tr/hasta-listesi')
  await vi.advanceTimersByTimeAsync(300)
  expect(state()).toEqual(['kaya', 'kaya', null, null])
  go('/tr')
  go('/tr/hasta-listesi')
  expect(state()).toEqual(INITIAL_STATE)
})

test('the end of the session drops a term that the list has not taken', async () => {
  const { go, request, end, state } = await setup()
  go('/tr')
  request('kaya')
  end('expired')
  go('/tr/hasta-listesi')
  expect(state()).toEqual(INITIAL_STATE)
})
