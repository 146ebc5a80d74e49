import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { type BulkChange, bulkRequested } from '@/entities/notification'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { sendManyFx } from '../../../../tests/support/vitest/entity-internals'
import { receiveList } from '../../../../tests/support/vitest/receive-list'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { listFilters } from './appointment-list'
import {
  $lastSelectedRow,
  $selectedRows,
  $removal,
  bulkChangeRequested,
  removalConfirmed,
  removalDismissed,
  rowsSelected,
  selectionCleared,
} from './selected-rows'

const named = (...uuids: string[]) => uuids.map((uuid) => ({ uuid, patientName: uuid }))

function setup() {
  const scope = fork({
    values: [[$queryClient, createPortalQueryClient()]],
    handlers: [[sendManyFx, () => ({ succeeded: new Set(['b']), unsent: new Set() })]],
  })
  const requested = recordPayloads(bulkRequested, scope)
  return {
    scope,
    requested,
    select: (uuids: string[], isSelected: boolean) =>
      allSettled(rowsSelected, { scope, params: { uuids, isSelected, last: uuids.at(-1) ?? null } }),
    change: (params: BulkChange) => allSettled(bulkChangeRequested, { scope, params }),
    receive: (list: { uuid: string; is_visible?: boolean }[]) =>
      receiveList(scope, scope.getState(listFilters.$applied), list),
    selected: () => [...scope.getState($selectedRows)],
  }
}

test('rows are selected and deselected, and the last one is the start of a range', async () => {
  const { scope, select, selected } = setup()
  await select(['a', 'b', 'c'], true)
  await select(['b'], false)
  expect(selected()).toEqual(['a', 'c'])
  expect(scope.getState($lastSelectedRow)).toBe('b')
  await allSettled(selectionCleared, { scope })
  expect(selected()).toEqual([])
  expect(scope.getState($lastSelectedRow)).toBeNull()
})

test.each([
  ['one row is', 1],
  ['several rows are', 2],
])('%s removed only after a confirmation', async (_, count) => {
  const { scope, change, requested } = setup()
  const removal: BulkChange = { to: 'removed', notifications: named('a', 'b').slice(0, count) }
  await change(removal)
  expect(requested).toEqual([])
  await allSettled(removalDismissed, { scope })
  await allSettled(removalConfirmed, { scope })
  expect(requested).toEqual([])
  await change(removal)
  await allSettled(removalConfirmed, { scope })
  expect(requested).toEqual([removal])
  expect(scope.getState($removal)).toBeNull()
})

test('another bulk change, such as an undo, leaves a confirmation open', async () => {
  const { scope, change } = setup()
  const removal: BulkChange = { to: 'removed', notifications: named('a') }
  await change(removal)
  await allSettled(bulkRequested, { scope, params: { to: 'shown', notifications: named('b') } })
  expect(scope.getState($removal)).toBe(removal)
})

test.each<BulkChange>([
  { to: 'hidden', notifications: named('a', 'b') },
  { to: 'shown', notifications: named('a', 'b') },
])('a reversible change needs no confirmation: $to', async (params) => {
  const { change, requested } = setup()
  await change(params)
  expect(requested).toEqual([params])
})

test('a row that leaves the list leaves the selection, and does not come back selected', async () => {
  const { select, receive, selected } = setup()
  await select(['a', 'b', 'c'], true)
  await receive([{ uuid: 'a' }, { uuid: 'b', is_visible: false }])
  expect(selected()).toEqual(['a'])
  await receive([{ uuid: 'a' }, { uuid: 'b' }, { uuid: 'c' }])
  expect(selected()).toEqual(['a'])
})

test('after a bulk change the hidden rows leave the selection, and the failed ones stay selected', async () => {
  const { select, receive, change, selected } = setup()
  await receive([{ uuid: 'a' }, { uuid: 'b' }])
  await select(['a', 'b'], true)
  await change({ to: 'hidden', notifications: named('a', 'b') })
  await receive([{ uuid: 'a' }, { uuid: 'b', is_visible: false }])
  expect(selected()).toEqual(['a'])
})

test('only rows that are still listed are removed, and the confirmation closes when there are none', async () => {
  const { scope, change, receive, requested } = setup()
  const removal = () => scope.getState($removal)
  await change({ to: 'removed', notifications: named('a', 'b', 'c') })
  await receive([{ uuid: 'b' }, { uuid: 'c' }, { uuid: 'd' }])
  expect(removal()?.notifications).toEqual(named('b', 'c'))
  await allSettled(removalConfirmed, { scope })
  expect(requested).toEqual([{ to: 'removed', notifications: named('b', 'c') }])
  await change({ to: 'removed', notifications: named('b', 'c') })
  await receive([{ uuid: 'd' }])
  expect(removal()).toBeNull()
})
