import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { changeFailed } from '@/entities/notification'
import { toastRequested } from '@/shared/toasts'
import './NotificationsButton'

test('the failure of a change is shown, also before the drawer and the banners are loaded', async () => {
  const scope = fork()
  const toast = vi.fn()
  createWatch({ unit: toastRequested, fn: toast, scope })
  await allSettled(changeFailed, { scope, params: { uuid: 'a', to: 'hidden' } })
  expect(toast).toHaveBeenCalledExactlyOnceWith({ tone: 'danger', text: { key: 'notificationChangeFailed' } })
})
