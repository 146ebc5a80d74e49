import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { changeFailed, changeSucceeded, notificationListsKey } from '@/entities/notification'
import { getListDoctorsQueryKey } from '@/shared/api'
import { queryFailed } from '@/shared/query'
import { recordToastTexts } from '../../../../tests/support/toast-texts'
import './change-toasts'
import { drawerRequested } from './notifications-drawer'

async function setup() {
  const scope = fork()
  return { scope, toasts: await recordToastTexts(scope) }
}

test.each([
  [changeSucceeded, 'removed', 'success: Bildirim kaldırıldı'],
  [changeSucceeded, 'hidden', 'success: Bildirim gizlendi'],
  [changeSucceeded, 'shown', 'success: Bildirim yeniden gösteriliyor'],
  [changeFailed, 'removed', 'danger: Bildirim gizlenirken hata oluştu'],
  [changeFailed, 'hidden', 'danger: Bildirim gizlenirken hata oluştu'],
  [changeFailed, 'shown', 'danger: Bildirim gösterilirken hata oluştu'],
] as const)('a toast shows the result of a change: %#', async (event, to, expected) => {
  const { scope, toasts } = await setup()
  await allSettled(event, { scope, params: { uuid: 'a', to } })
  expect(toasts).toEqual([expected])
})

test('a failed request for notifications shows a toast only while the drawer is open (F-F02)', async () => {
  const { scope, toasts } = await setup()
  await allSettled(queryFailed, { scope, params: notificationListsKey() })
  expect(toasts).toEqual([])
  await allSettled(drawerRequested, { scope })
  await allSettled(queryFailed, { scope, params: notificationListsKey() })
  await allSettled(queryFailed, { scope, params: ['POST', '/api/v1/other'] })
  expect(toasts).toEqual(['danger: Bildirimler yüklenirken hata oluştu'])
})

test('a failed request for the doctors shows a toast, whether or not the drawer is open (F-F01)', async () => {
  const { scope, toasts } = await setup()
  await allSettled(queryFailed, { scope, params: getListDoctorsQueryKey({}) })
  expect(toasts).toEqual(['danger: Doktor listesi yüklenirken hata oluştu'])
  await allSettled(drawerRequested, { scope })
  await allSettled(queryFailed, { scope, params: getListDoctorsQueryKey({}) })
  expect(toasts).toHaveLength(2)
})
