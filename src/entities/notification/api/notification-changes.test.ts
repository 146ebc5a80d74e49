import { expect, test } from 'vitest'
import { startFakePlatform } from '../../../../tests/support/vitest/platform-server'
import { sendChange } from './notification-changes'

const respondWith = startFakePlatform()

test('a hidden notification is shown again with the visibility true', async () => {
  const { received } = respondWith(() => Response.json({ status: true, message: '' }))
  await sendChange({ uuid: 'a', to: 'shown' })
  expect(await received[0]?.json()).toEqual({ notification_uuid: 'a', is_visible: true })
})
