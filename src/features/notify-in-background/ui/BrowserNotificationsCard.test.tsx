import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { featuresStarted } from '@/shared/lifecycle'
import { stubNotifications } from '../../../../tests/support/vitest/browser-notifications'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { BrowserNotificationsCard } from './BrowserNotificationsCard'

async function setup(permission: NotificationPermission) {
  const { browser } = stubNotifications(permission)
  const { scope } = await renderScreen(<BrowserNotificationsCard />)
  await act(() => allSettled(featuresStarted, { scope }))
  return { browser, state: () => screen.getByRole('status').textContent }
}

const checkbox = (description?: RegExp) =>
  screen.getByRole('checkbox', {
    name: 'Portal arka plandayken tarayıcı bildirimi göster',
    ...(description && { description }),
  })

test('the card says what notifications are for, and a click turns them on and off', async () => {
  const { state } = await setup('default')
  expect(checkbox(/kritik randevu bildirimleri.*hasta adı yer almaz/)).not.toBeChecked()
  await userEvent.click(checkbox())
  expect(checkbox()).toBeChecked()
  expect(state()).toBe('')
  await userEvent.click(checkbox())
  expect(checkbox()).not.toBeChecked()
})

test('a refused permission is announced with the way to change it, and the checkbox keeps the focus', async () => {
  const { browser, state } = await setup('default')
  browser.answer = 'denied'
  await userEvent.click(checkbox())
  expect(checkbox()).not.toBeChecked()
  expect(checkbox()).toHaveFocus()
  expect(state()).toMatch(/engelliyor.*adres çubuğunun başındaki simgeye tıklayıp.*“İzin ver”/)
})

test('a prompt that was closed can be opened again', async () => {
  const { browser, state } = await setup('default')
  browser.answer = 'default'
  await userEvent.click(checkbox())
  expect(state()).toContain('yanıtlanmadı')
  browser.answer = 'granted'
  await userEvent.click(checkbox())
  expect(checkbox()).toBeChecked()
})

test('a browser without notifications says so', async () => {
  const { browser } = stubNotifications('default')
  browser.isRefusing = true
  await renderScreen(<BrowserNotificationsCard />)
  expect(checkbox()).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('status')).toHaveTextContent(/gösteremiyor.*güncel bir sürümünü kullanın/)
})
