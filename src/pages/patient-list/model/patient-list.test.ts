import { fork, scopeBind } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { locationChanged } from '@/shared/routes'
import {
  $revealedPatientId,
  $settledTerm,
  $sort,
  $text,
  numberRevealToggled,
  sortChosen,
  textTyped,
} from './patient-list'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function searched() {
  const scope = fork()
  const change = scopeBind(locationChanged, { scope })
  const go = (pathname: string) => change({ pathname, search: '', hash: '' })
  const type = scopeBind(textTyped, { scope })
  const reveal = scopeBind(numberRevealToggled, { scope })
  go('/tr/hasta-listesi')
  type(' ali')
  await vi.advanceTimersByTimeAsync(300)
  scopeBind(sortChosen, { scope })('name')
  reveal('a')
  return {
    go,
    type,
    reveal,
    end: scopeBind(sessionEnded, { scope }),
    revealed: () => scope.getState($revealedPatientId),
    stored: () => [$text, $settledTerm, $sort, $revealedPatientId].map((store) => scope.getState<unknown>(store)),
  }
}

const EVERYTHING = [' ali', 'ali', { column: 'name', direction: 'ascending' }, 'a']
const NOTHING = ['', '', null, null]

test('the other language is the same page: the search stays', async () => {
  const { go, stored } = await searched()
  go('/en/patient-list')
  expect(stored()).toEqual(EVERYTHING)
})

test('who leaves the page leaves nothing of the search', async () => {
  const { go, stored } = await searched()
  expect(stored()).toEqual(EVERYTHING)
  go('/tr/takvim')
  expect(stored()).toEqual(NOTHING)
})

test('nothing of the search outlives the session', async () => {
  const { end, stored } = await searched()
  end('expired')
  expect(stored()).toEqual(NOTHING)
})

test('one citizenship number is shown at a time, and none after another term', async () => {
  const { reveal, revealed, type } = await searched()
  reveal('b')
  expect(revealed()).toBe('b')
  reveal('b')
  expect(revealed()).toBeNull()
  reveal('b')
  type('alim')
  expect(revealed()).toBeNull()
})
