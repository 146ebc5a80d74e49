import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { $bulkUndoState, bulkRequested } from './bulk-change'
import { type ChangedUuids, changesFailed, changesSucceeded, notificationsDeleted } from './optimistic-changes'
import { type BulkChange, sendItemFx } from './send-many'
import { $undoState } from './single-change'

/** The notifications a and b have been hidden. */
async function setup() {
  const { promise, resolve: respond } = Promise.withResolvers<void>()
  const scope = fork({
    values: [[$queryClient, createPortalQueryClient()]],
    handlers: [[sendItemFx, () => promise]],
  })
  const succeed = (params: ChangedUuids) => allSettled(changesSucceeded, { scope, params })
  await succeed({ uuids: ['a', 'b'], to: 'hidden' })
  const bulk: BulkChange = { to: 'shown', notifications: ['a', 'b'].map((uuid) => ({ uuid, patientName: null })) }
  return {
    scope,
    respond,
    succeed,
    states: () => [scope.getState($undoState)({ uuid: 'a', to: 'shown' }), scope.getState($bulkUndoState)(bulk)],
  }
}

test.each(['shown', 'removed'] as const)('the undo of a notification ends when it is %s', async (to) => {
  const { scope, succeed, states } = await setup()
  await allSettled(changesFailed, { scope, params: ['a'] })
  expect(states()).toEqual(['ready', 'ready'])
  await succeed({ uuids: ['a'], to })
  expect(states()).toEqual(['over', 'ready'])
  await succeed({ uuids: ['b'], to })
  expect(states()).toEqual(['over', 'over'])
})

test('an undo ends when another user removes the notification, and with the session', async () => {
  const { scope, states } = await setup()
  await allSettled(notificationsDeleted, { scope, params: ['a'] })
  expect(states()).toEqual(['over', 'ready'])
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(states()).toEqual(['over', 'over'])
})

test('the undo of a bulk change waits for the end of another one', async () => {
  const { scope, respond, states } = await setup()
  const params: BulkChange = { to: 'removed', notifications: [{ uuid: 'c', patientName: null }] }
  const other = allSettled(bulkRequested, { scope, params })
  expect(states()).toEqual(['ready', 'busy'])
  respond()
  await other
  expect(states()).toEqual(['ready', 'ready'])
})
