import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { startFakePlatform } from '../../../../tests/support/vitest/platform-server'
import type { ChangedState } from '../model/optimistic-changes'
import { sendChange, writeChangesToCacheFx } from './notification-changes'
import { notificationListsKey } from './notifications'

const UUID = 'b3b8d6e2-52a5-43c9-8d0f-7a0c3b8b9f10'
const respondWith = startFakePlatform()

test('a hidden notification is shown again with the visibility true', async () => {
  const { received } = respondWith(() => Response.json({ status: true, message: '' }))
  await sendChange({ uuid: 'a', to: 'shown' })
  expect(await received[0]?.json()).toEqual({ notification_uuid: 'a', is_visible: true })
})

test.each<[ChangedState, object[]]>([
  ['removed', []],
  ['hidden', [{ uuid: UUID.toUpperCase(), is_visible: false }]],
])('a notification that is listed with its UUID in the other case is %s in the cache', async (to, notifications) => {
  const client = createPortalQueryClient()
  client.setQueryData(notificationListsKey(), { notifications: [{ uuid: UUID.toUpperCase() }] })
  const scope = fork({ values: [[$queryClient, client]] })
  await allSettled(writeChangesToCacheFx, { scope, params: { uuids: [UUID], to } })
  expect(client.getQueryData(notificationListsKey())).toEqual({ notifications })
})
