import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { changeRequested } from '@/entities/notification'
import type * as api from '@/shared/api'
import { sessionEnded } from '@/shared/auth'
import { $today } from '@/shared/lifecycle'
import { locationChanged } from '@/shared/routes'
import { $grouping, $openRow, $sort, groupingChosen, rowOpened, sortChosen } from './appointment-list'
import { listFilters } from './list-filters'
import { $selectedRows, rowsSelected } from './selected-rows'

vi.mock('@/shared/api', async (original) => ({
  ...(await original<typeof api>()),
  setAppointmentNotificationVisibility: vi.fn(async () => ({})),
}))

async function setup() {
  const scope = fork({ values: [[$today, '2026-11-21']] })
  const go = (pathname: string) => allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '' } })
  await go('/tr/randevu-listesi')
  await allSettled(sortChosen, { scope, params: 'patient' })
  await allSettled(groupingChosen, { scope, params: 'doctor' })
  await allSettled(listFilters.priorityChosen, { scope, params: 3 })
  await allSettled(rowsSelected, { scope, params: { uuids: ['a', 'b'], isSelected: true, last: 'b' } })
  await allSettled(rowOpened, { scope, params: 'a' })
  return {
    scope,
    go,
    stored: () => ({
      sort: scope.getState($sort)?.column,
      grouping: scope.getState($grouping),
      priority: scope.getState(listFilters.$applied).priority,
      marked: scope.getState($selectedRows).size,
      open: scope.getState($openRow),
    }),
  }
}

const EVERYTHING = { sort: 'patient', grouping: 'doctor', priority: 3, marked: 2, open: 'a' }
const NOTHING = { sort: undefined, grouping: 'none', priority: null, marked: 0, open: null }

test('the other language is the same list', async () => {
  const { go, stored } = await setup()
  await go('/en/appointment-list')
  expect(stored()).toEqual(EVERYTHING)
})

test('a patient’s follow-up page leads back to the list as it was, but nothing is chosen any more', async () => {
  const { go, stored } = await setup()
  await go('/tr/hasta-takip/00000000-0000-4000-8000-000000000001')
  await go('/tr/randevu-listesi')
  expect(stored()).toEqual({ ...EVERYTHING, marked: 0, open: null })
})

test('from anywhere else the list begins anew', async () => {
  const { go, stored } = await setup()
  await go('/tr/takvim')
  expect(stored()).toEqual(NOTHING)
})

test('nothing of it outlives the session', async () => {
  const { scope, stored } = await setup()
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(stored()).toEqual(NOTHING)
})

test('other filters drop what was chosen or open, because it may not be listed any more', async () => {
  const { scope, stored } = await setup()
  await allSettled(listFilters.onlyActiveToggled, { scope, params: false })
  expect(stored()).toEqual({ ...EVERYTHING, marked: 0, open: null })
})

test('what is hidden or removed in its dialog closes it', async () => {
  const { scope, stored } = await setup()
  void allSettled(changeRequested, { scope, params: { uuid: 'b', to: 'hidden' } })
  expect(stored().open).toBe('a')
  void allSettled(changeRequested, { scope, params: { uuid: 'a', to: 'hidden' } })
  expect(stored().open).toBeNull()
})
