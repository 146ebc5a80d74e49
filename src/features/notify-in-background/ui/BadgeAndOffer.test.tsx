import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimDueFx, ownerUnidentified, reminderRead } from '@/entities/reminder'
import { getListRemindersQueryKey, type ReminderListResponse } from '@/shared/api'
import { sessionEnded } from '@/shared/auth'
import { $isPageVisible, featuresStarted } from '@/shared/lifecycle'
import { stubNotifications } from '../../../../tests/support/vitest/browser-notifications'
import { note } from '../../../../tests/support/vitest/reminders-platform'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { uuid } from '../../../../tests/support/uuid'
import { $browserNotificationsSetting, browserNotificationsEnabledChanged } from '../model/setting'
import { BadgeAndOffer } from './BadgeAndOffer'

const setAppBadge = vi.fn(() => Promise.resolve())

beforeEach(() => {
  setAppBadge.mockClear()
  Object.assign(navigator, { setAppBadge })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'setAppBadge')
})

async function setup(permission: NotificationPermission) {
  stubNotifications(permission)
  const { scope, queryClient, unmount } = await renderScreen(<BadgeAndOffer />)
  await act(async () => {
    await allSettled(ownerUnidentified, { scope })
    queryClient.setQueryData<ReminderListResponse>(getListRemindersQueryKey(), { notes: [note(1), note(2)] })
    await allSettled(featuresStarted, { scope })
  })
  return { scope, unmount, badge: () => setAppBadge.mock.calls.at(-1) }
}

async function miss({ scope }: Awaited<ReturnType<typeof setup>>) {
  const due = [{ uuid: uuid(1), type: null, at: Date.now() - 60_000 }]
  await act(async () => {
    await allSettled($isPageVisible, { scope, params: false })
    await allSettled($isPageVisible, { scope, params: true })
    await allSettled(claimDueFx, { scope, params: due })
  })
}

test('notifications are offered once, and can be turned on', async () => {
  const page = await setup('default')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  await miss(page)
  expect(screen.getByRole('status')).toHaveTextContent('Portal arka plandayken bir hatırlatmanın zamanı geldi.')
  await userEvent.click(screen.getByRole('button', { name: 'Bildirimleri aç' }))
  expect(page.scope.getState($browserNotificationsSetting)).toBe('on')
  expect(screen.getByRole('status').textContent).toBe('')
})

test('the offer can be declined', async () => {
  const page = await setup('default')
  await miss(page)
  await userEvent.click(screen.getByRole('button', { name: 'Şimdi değil' }))
  expect(page.scope.getState($browserNotificationsSetting)).toBe('off')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('the badge has the unread reminders while notifications are on, and ends with them and with the session', async () => {
  const { scope, badge, unmount } = await setup('granted')
  expect(badge()).toEqual([0])
  await act(() => allSettled(browserNotificationsEnabledChanged, { scope, params: true }))
  expect(badge()).toEqual([2])
  await act(() => allSettled(reminderRead, { scope, params: uuid(1) }))
  expect(badge()).toEqual([1])
  await act(() => allSettled(browserNotificationsEnabledChanged, { scope, params: false }))
  expect(badge()).toEqual([0])
  await act(() => allSettled(browserNotificationsEnabledChanged, { scope, params: true }))
  await act(() => allSettled(sessionEnded, { scope, params: 'expired' }))
  expect(badge()).toEqual([0])
  unmount()
  expect(badge()).toEqual([0])
})
