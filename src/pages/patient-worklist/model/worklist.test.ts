import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { showPage } from '../../../../tests/support/vitest/show-page'
import { NO_FILTER } from '../lib/worklist-filter'
import {
  $filter,
  $lastFocusedRow,
  creatorChosen,
  filterCleared,
  rowFocused,
  typeChosen,
  unreadOnlyChanged,
} from './worklist'

const ROW = { key: 'a', index: 1 }
const ID = '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66'

async function setup() {
  const scope = fork()
  const go = (pathname: string) => showPage(pathname, scope)
  await go('/tr/hasta-islemleri')
  await allSettled(typeChosen, { scope, params: 'task' })
  await allSettled(creatorChosen, { scope, params: { name: 'Ada' } })
  await allSettled(unreadOnlyChanged, { scope, params: true })
  await allSettled(rowFocused, { scope, params: ROW })
  return { scope, go, state: () => [scope.getState($filter), scope.getState($lastFocusedRow)] }
}

const CHANGED_STATE = [{ type: 'task', creator: { name: 'Ada' }, isUnreadOnly: true }, ROW]
const INITIAL_STATE = [NO_FILTER, null]

test('returning from a patient’s page restores filter and position', async () => {
  const { go, state } = await setup()
  await go(`/tr/hasta-takip/${ID}`)
  await go('/tr/hasta-islemleri')
  expect(state()).toEqual(CHANGED_STATE)
  await go('/en/patient-follow-ups')
  expect(state()).toEqual(CHANGED_STATE)
})

test('any other page and the end of the session reset the list', async () => {
  const left = await setup()
  await left.go('/tr/takvim')
  expect(left.state()).toEqual(INITIAL_STATE)
  const ended = await setup()
  await allSettled(sessionEnded, { scope: ended.scope, params: 'expired' })
  expect(ended.state()).toEqual(INITIAL_STATE)
})

test('a new filter resets the position', async () => {
  const { scope, state } = await setup()
  await allSettled(typeChosen, { scope, params: 'critical' })
  expect(state()).toEqual([{ type: 'critical', creator: { name: 'Ada' }, isUnreadOnly: true }, null])
  await allSettled(filterCleared, { scope })
  expect(state()).toEqual(INITIAL_STATE)
})
