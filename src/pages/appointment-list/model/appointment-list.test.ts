import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { changeRequested } from '@/entities/notification'
import { remindersRequested } from '@/features/review-reminders'
import { sessionEnded } from '@/shared/auth'
import { $today } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { sendChangeFx } from '../../../../tests/support/vitest/entity-internals'
import { receiveList } from '../../../../tests/support/vitest/receive-list'
import { showPage } from '../../../../tests/support/vitest/show-page'
import {
  $grouping,
  $openRow,
  $sort,
  groupingChosen,
  rowOpened,
  columnSortToggled,
  listFilters,
} from './appointment-list'
import { columnToggled } from './column-preferences'
import { $removal, $selectedRows, bulkChangeRequested, rowsSelected } from './selected-rows'

async function setup() {
  const scope = fork({
    values: [
      [$today, '2026-11-21'],
      [$queryClient, createPortalQueryClient()],
    ],
    handlers: [[sendChangeFx, () => {}]],
  })
  const go = (pathname: string) => showPage(pathname, scope)
  await go('/tr/randevu-listesi')
  await allSettled(columnSortToggled, { scope, params: 'patient' })
  await allSettled(groupingChosen, { scope, params: 'doctor' })
  await allSettled(listFilters.priorityChosen, { scope, params: 3 })
  await allSettled(rowsSelected, { scope, params: { uuids: ['a', 'b'], isSelected: true, last: 'b' } })
  await allSettled(rowOpened, { scope, params: 'a' })
  return {
    scope,
    go,
    state: () => ({
      sort: scope.getState($sort)?.column,
      grouping: scope.getState($grouping),
      priority: scope.getState(listFilters.$applied).priority,
      selected: scope.getState($selectedRows).size,
      open: scope.getState($openRow),
    }),
  }
}

const CHANGED_STATE = { sort: 'patient', grouping: 'doctor', priority: 3, selected: 2, open: 'a' }
const INITIAL_STATE = { sort: undefined, grouping: 'none', priority: null, selected: 0, open: null }

test('switching the language keeps the list', async () => {
  const { go, state } = await setup()
  await go('/en/appointment-list')
  expect(state()).toEqual(CHANGED_STATE)
})

test('returning from a patient’s follow-up page restores the list without selection and open row', async () => {
  const { go, state } = await setup()
  await go('/tr/hasta-takip/00000000-0000-4000-8000-000000000001')
  await go('/tr/randevu-listesi')
  expect(state()).toEqual({ ...CHANGED_STATE, selected: 0, open: null })
})

test('leaving for any other page resets the list', async () => {
  const { go, state } = await setup()
  await go('/tr/takvim')
  expect(state()).toEqual(INITIAL_STATE)
})

test('the end of the session resets the list', async () => {
  const { scope, state } = await setup()
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(state()).toEqual(INITIAL_STATE)
})

test('changing a filter clears the selection and the open row, because they may no longer be listed', async () => {
  const { scope, state } = await setup()
  await allSettled(listFilters.onlyActiveChanged, { scope, params: false })
  expect(state()).toEqual({ ...CHANGED_STATE, selected: 0, open: null })
})

test('at midnight the list of today moves to the new day, and the selection is cleared', async () => {
  const { scope, state } = await setup()
  const notifications = ['a', 'b'].map((uuid) => ({ uuid, patientName: null }))
  await allSettled(bulkChangeRequested, { scope, params: { to: 'removed', notifications } })
  expect(scope.getState($removal)).not.toBeNull()
  await allSettled($today, { scope, params: '2026-11-22' })
  expect(scope.getState($removal), 'nothing is removed that is not listed').toBeNull()
  expect(scope.getState(listFilters.$applied).day).toBe('2026-11-22')
  expect(state()).toEqual({ ...CHANGED_STATE, selected: 0, open: null })
})

test('hiding or removing the open notification closes its dialog', async () => {
  const { scope, state } = await setup()
  void allSettled(changeRequested, { scope, params: { uuid: 'b', to: 'hidden' } })
  expect(state().open).toBe('a')
  void allSettled(changeRequested, { scope, params: { uuid: 'a', to: 'hidden' } })
  expect(state().open).toBeNull()
})

test('both dialogs close for the list of reminders, which opens beside the page; the selection stays', async () => {
  const { scope, state } = await setup()
  const notifications = ['a', 'b'].map((uuid) => ({ uuid, patientName: null }))
  await allSettled(bulkChangeRequested, { scope, params: { to: 'removed', notifications } })
  await allSettled(remindersRequested, { scope, params: null })
  expect(scope.getState($removal)).toBeNull()
  expect(state()).toEqual({ ...CHANGED_STATE, open: null })
})

test('the dialog of a notification that leaves the list closes, and does not open again when it is back', async () => {
  const { scope, state } = await setup()
  const receive = (list: { uuid: string; is_visible?: boolean }[]) =>
    receiveList(scope, scope.getState(listFilters.$applied), list)
  await receive([{ uuid: 'a' }, { uuid: 'b' }])
  expect(state().open).toBe('a')
  await receive([{ uuid: 'a', is_visible: false }, { uuid: 'b' }])
  await receive([{ uuid: 'a' }, { uuid: 'b' }])
  expect(state().open).toBeNull()
})

test('hiding the sorted column ends its sorting; another one keeps it', async () => {
  const { scope, state } = await setup()
  await allSettled(columnSortToggled, { scope, params: 'doctor' })
  await allSettled(columnToggled, { scope, params: 'priority' })
  expect(state().sort).toBe('doctor')
  await allSettled(columnToggled, { scope, params: 'doctor' })
  expect(state().sort).toBeUndefined()
  await allSettled(columnToggled, { scope, params: 'doctor' })
  expect(state().sort).toBeUndefined()
})
