import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { type BulkChange, bulkRequested, sendManyFx } from '@/entities/notification'
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
  const scope = fork({ handlers: [[sendManyFx, () => ({ succeeded: new Set(), unsent: new Set() })]] })
  const requested = vi.fn()
  createWatch({ unit: bulkRequested, scope, fn: requested })
  return {
    scope,
    requested,
    select: (uuids: string[], isSelected: boolean) =>
      allSettled(rowsSelected, { scope, params: { uuids, isSelected, last: uuids.at(-1) ?? null } }),
    change: (params: BulkChange) => allSettled(bulkChangeRequested, { scope, params }),
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

test('several rows are removed only after a confirmation', async () => {
  const { scope, change, requested } = setup()
  const removal: BulkChange = { to: 'removed', notifications: named('a', 'b') }
  await change(removal)
  expect(requested).not.toHaveBeenCalled()
  await allSettled(removalDismissed, { scope })
  await allSettled(removalConfirmed, { scope })
  expect(requested).not.toHaveBeenCalled()
  await change(removal)
  await allSettled(removalConfirmed, { scope })
  expect(requested).toHaveBeenCalledExactlyOnceWith(removal)
  expect(scope.getState($removal)).toBeNull()
})

test.each<BulkChange>([
  { to: 'removed', notifications: named('a') },
  { to: 'hidden', notifications: named('a', 'b') },
  { to: 'shown', notifications: named('a', 'b') },
])('a single removal and reversible changes need no confirmation: %#', async (params) => {
  const { change, requested } = setup()
  await change(params)
  expect(requested).toHaveBeenCalledExactlyOnceWith(params)
})
