import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork, scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { expect, test } from 'vitest'
import { toNotification } from '@/entities/notification'
import { applyLanguage } from '@/shared/i18n'
import { notificationEventReceived } from '../model/notification-events'
import { $isNotificationsDrawerOpen } from '../model/notifications-drawer'
import { BannerList } from './BannerList'

async function openBanners(uuids: readonly string[], fields: object = {}, kind: 'created' | 'updated' = 'created') {
  await applyLanguage('tr')
  const scope = fork()
  const receive = scopeBind(notificationEventReceived, { scope })
  for (const uuid of uuids) {
    receive({ kind, notification: toNotification({ uuid, patient_name: 'İrem Yıldız', ...fields }) })
  }
  render(
    <Provider value={scope}>
      <main tabIndex={-1}>
        <BannerList />
      </main>
    </Provider>,
  )
  await screen.findAllByRole('listitem')
  return { scope, receive }
}

test('a very long message of a live event is truncated in its banner and in its announcement (F-R23)', async () => {
  await openBanners(['a'], { message: '👩‍⚕️'.repeat(180_000) })
  const shown = `${'👩‍⚕️'.repeat(500)}…`
  expect(within(screen.getByRole('listitem')).getByText(shown)).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(shown))
  expect(document.body.textContent.length).toBeLessThan(20_000)
})

test('the time of a banner names its zone on hover', async () => {
  await openBanners(['a'], { appointment_start: '2026-11-21 10:15' })
  expect(screen.getByText('21.11.2026 10:15')).toHaveAttribute('title', '21.11.2026 10:15 (Europe/Istanbul)')
})

test('several changes at once are announced as changes, not as new notifications', async () => {
  await openBanners(['a', 'b'], {}, 'updated')
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(/^2 randevu bildirimi eklendi, değişti veya kaldırıldı$/),
  )
})

test.each([
  ['a high priority', ['a'], { priority: 3 }, /^Randevu bildirimi, Yeni, Yüksek: İrem Yıldız\./],
  ['a critical type', ['a'], { priority: 3, type: 'critical' }, /^Randevu bildirimi, Yeni, Kritik: İrem Yıldız\./],
  ['several critical ones', ['a', 'b'], { type: 'critical' }, /^2 randevu bildirimi .*, 2 kritik$/],
])('an announcement includes the urgency: %s', async (_, uuids, fields, text) => {
  await openBanners(uuids, fields)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))
})

test.each([
  ['a dismissed banner gives', ['a'], /kapat/i],
  ['dismissing all banners gives', ['a', 'b'], 'Tümünü kapat'],
])('%s the focus to the page (F-P07)', async (_, uuids, button) => {
  await openBanners(uuids)
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect(screen.getByRole('main')).toHaveFocus()
})

test('the number of further notifications opens the drawer, and gives the focus to the page when there are none', async () => {
  const { scope, receive } = await openBanners(['a', 'b', 'c', 'd'])
  const more = screen.getByRole('button', { name: '1 bildirim daha' })
  await userEvent.click(more)
  expect(scope.getState($isNotificationsDrawerOpen)).toBe(true)
  const hidden = toNotification({ uuid: 'a', is_visible: false })
  act(() => receive({ kind: 'updated', notification: hidden }))
  await waitFor(() => expect(more).not.toBeInTheDocument())
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a banner with the focus gives it to the page when its notification is deleted (F-P07)', async () => {
  const { receive } = await openBanners(['a'])
  const banner = await screen.findByRole('button', { name: /^Yeni/ })
  act(() => banner.focus())
  act(() => receive({ kind: 'deleted', uuid: 'a' }))
  await waitFor(() => expect(banner).not.toBeInTheDocument())
  expect(screen.getByRole('main')).toHaveFocus()
})
