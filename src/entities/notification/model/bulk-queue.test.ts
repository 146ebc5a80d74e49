import { allSettled, createWatch, fork, type Scope } from 'effector'
import { expect, test } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { $hasPendingChanges, type BulkChange, bulkRequested, bulkStopRequested, sendItemFx } from './bulk-change'
import { type ChangedState, changesBlockedChanged } from './optimistic-changes'

const changeOf = (to: ChangedState, ...uuids: string[]): BulkChange => ({
  to,
  notifications: uuids.map((uuid) => ({ uuid, patientName: null })),
})

/** A bulk that hides a, b and c is running. */
function setup() {
  const sent: string[] = []
  const { promise, resolve: respond } = Promise.withResolvers<void>()
  const scope = fork({
    values: [[$queryClient, createPortalQueryClient()]],
    handlers: [
      [
        sendItemFx,
        ({ bulk, uuid }: { bulk: BulkChange; uuid: string }) => {
          sent.push(`${bulk.to} ${uuid}`)
          return promise
        },
      ],
    ],
  })
  const request = (bulk: BulkChange) => void allSettled(bulkRequested, { scope, params: bulk })
  request(changeOf('hidden', 'a', 'b', 'c'))
  return {
    scope,
    request,
    queuedSent: async () => {
      expect(sent.splice(0)).toEqual(['hidden a', 'hidden b', 'hidden c'])
      respond()
      await allSettled(scope)
      return sent
    },
  }
}

test('bulk changes that are requested while one runs follow in order, also for its own items', async () => {
  const { request, queuedSent } = setup()
  request(changeOf('shown', 'a', 'd'))
  request(changeOf('removed', 'e'))
  expect(await queuedSent()).toEqual(['shown a', 'shown d', 'removed e'])
})

test('a queued bulk change with nothing left to change does not stop the next one', async () => {
  const { request, queuedSent } = setup()
  request(changeOf('removed', 'd'))
  request(changeOf('shown', 'd'))
  request(changeOf('hidden', 'e'))
  expect(await queuedSent()).toEqual(['removed d', 'hidden e'])
})

test.each([
  ['a stop', (scope: Scope) => allSettled(bulkStopRequested, { scope })],
  ['the end of the session', (scope: Scope) => allSettled(sessionEnded, { scope, params: 'expired' })],
])('%s discards the queued bulk changes', async (_, end) => {
  const { scope, request, queuedSent } = setup()
  request(changeOf('shown', 'd'))
  void end(scope)
  expect(await queuedSent()).toEqual([])
})

test('changes are pending until the last queued bulk change has ended', async () => {
  const { scope, request, queuedSent } = setup()
  const pending: boolean[] = []
  createWatch({ unit: $hasPendingChanges, fn: (has) => void pending.push(has), scope })
  request(changeOf('shown', 'd'))
  await queuedSent()
  expect(pending).toEqual([false])
})

test('a bulk change that is requested during a clinic switch is not sent', async () => {
  const { scope, request, queuedSent } = setup()
  void allSettled(changesBlockedChanged, { scope, params: true })
  request(changeOf('shown', 'd'))
  expect(await queuedSent()).toEqual([])
})
