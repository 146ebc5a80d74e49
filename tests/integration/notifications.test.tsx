import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, type Scope } from 'effector'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import '@/app/wiring/features/live'
import { NotificationBanners, NotificationsButton, NotificationsDrawer } from '@/features/review-notifications'
import { ToastCenter } from '@/features/review-toasts'
import { $today } from '@/shared/lifecycle'
import { liveMessageReceived } from '@/shared/realtime'
import { installFakeTime } from '../support/vitest/fake-time'
import { LIST, many, mockNotifications, notification } from '../support/vitest/notifications'
import { startServer } from '../support/vitest/platform-server'
import { renderScreen } from '../support/vitest/render-screen'
import { uuid } from '../support/uuid'

const TODAY = '2026-11-21'
const CREATED = 'appointments:notification_created'

const server = startServer()

installFakeTime()

const openPage = () =>
  renderScreen(
    <>
      <NotificationsButton />
      <NotificationBanners />
      <NotificationsDrawer />
      <ToastCenter />
    </>,
  )

async function openDrawer() {
  await userEvent.click(screen.getByRole('button', { name: /^Randevu Bildirimleri/ }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Randevu Bildirimleri' }))
  await drawer.findByRole('checkbox')
  return drawer
}

const closeDrawer = (drawer: Awaited<ReturnType<typeof openDrawer>>) =>
  userEvent.click(drawer.getByRole('button', { name: 'Kapat' }))

const emit = (scope: Scope, name: string, payload: object) =>
  act(() => void allSettled(liveMessageReceived, { scope, params: { name, payload } }))

test('when filters change quickly, the last one wins over late responses (F-F04)', async () => {
  mockNotifications(server, [])
  const low = Promise.withResolvers<void>()
  const givenUp = Promise.withResolvers<void>()
  let isLowRequested = false
  server.use(
    http.post(LIST, async ({ request }) => {
      const { priority } = (await request.clone().json()) as { priority: number | null }
      if (priority === 1) {
        isLowRequested = true
        request.signal.addEventListener('abort', () => givenUp.resolve())
        await low.promise
      }
      return HttpResponse.json({ notifications: [notification(priority ?? 0)] })
    }),
  )
  await openPage()
  const drawer = await openDrawer()
  await userEvent.selectOptions(drawer.getByLabelText('Öncelik'), 'Düşük')
  await waitFor(() => expect(isLowRequested).toBe(true))
  await userEvent.selectOptions(drawer.getByLabelText('Öncelik'), 'Yüksek')
  expect(await drawer.findByRole('heading', { name: 'Hasta 3' })).toBeInTheDocument()
  low.resolve()
  await givenUp.promise
  expect(drawer.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Hasta 3'])
})

test('at midnight an open drawer of today moves to the new day and announces it (F-F07)', async () => {
  mockNotifications(server, [])
  const { scope } = await openPage()
  const drawer = await openDrawer()
  expect(drawer.getByRole('textbox', { name: 'Tarih' })).toHaveValue('21.11.2026')
  await drawer.findByText('Bildirim bulunamadı')
  await act(() => allSettled($today, { scope, params: '2026-11-22' }))
  expect(drawer.getByRole('textbox', { name: 'Tarih' })).toHaveValue('22.11.2026')
  const notice = await drawer.findByText('Gün değişti: artık 22 Kasım 2026 Pazar gösteriliyor.')
  expect(notice.closest('[role=status]')).toBeInTheDocument()
  await closeDrawer(drawer)
  const reopened = await openDrawer()
  await reopened.findByText('Bildirim bulunamadı')
  expect(reopened.queryByText(/^Gün değişti/)).not.toBeInTheDocument()
})

test('a notification that another tab removes disappears here at once', async () => {
  const list = many(11)
  mockNotifications(server, list)
  const { scope } = await openPage()
  const drawer = await openDrawer()
  await drawer.findByText('11 bildirim')
  await drawer.findByRole('heading', { name: 'Hasta 1' })
  list.shift()
  emit(scope, 'appointments:notification_deleted', { uuid: uuid(1) })
  expect(await drawer.findByText('10 bildirim')).toBeInTheDocument()
  expect(drawer.queryByRole('heading', { name: 'Hasta 1' })).not.toBeInTheDocument()
})

test('live events are shown as banners, the most urgent first, three at most', async () => {
  const { scope } = await openPage()
  for (const [n, more] of [
    [1, { priority: 1 }],
    [2, { type: 'critical', priority: 3 }],
    [3, { priority: 2 }],
    [4, { priority: 3 }],
    [5, { priority: 1 }],
  ] as const) {
    emit(scope, CREATED, notification(n, more))
  }
  const banners = within(await screen.findByRole('region', { name: 'Canlı randevu bildirimleri' }))
  const names = () => banners.getAllByText(/^Hasta \d+$/).map(({ textContent }) => textContent)
  expect(names()).toEqual(['Hasta 2', 'Hasta 4', 'Hasta 3'])
  expect(banners.getByText('2 bildirim daha')).toBeInTheDocument()
  expect(banners.getByText('Kritik')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Randevu Bildirimleri, 5 değişiklik' })).toBeInTheDocument()
  await userEvent.click(banners.getByRole('button', { name: 'Kapat: Hasta 4' }))
  expect(names()).toEqual(['Hasta 2', 'Hasta 3', 'Hasta 5'])
  await userEvent.click(banners.getByRole('button', { name: 'Tümünü kapat' }))
  expect(screen.queryByRole('region', { name: 'Canlı randevu bildirimleri' })).not.toBeInTheDocument()
})

test('while the drawer is open, new entries are in the list or counted as hidden by the filters', async () => {
  const list = many(11)
  mockNotifications(server, list)
  const { scope } = await openPage()
  const drawer = await openDrawer()
  await drawer.findByText('11 bildirim')
  const early = notification(70, { appointment_start: `${TODAY}T06:00:00+03:00` })
  list.push(early)
  emit(scope, CREATED, early)
  expect(await drawer.findByRole('heading', { name: 'Hasta 70' })).toBeInTheDocument()
  expect(drawer.getByText('12 bildirim')).toBeInTheDocument()
  emit(scope, CREATED, notification(80, { appointment_start: '2026-11-22T06:00:00+03:00' }))
  expect(await drawer.findByText('1 yeni bildirim filtrelerinize uymuyor')).toBeInTheDocument()
  await userEvent.click(drawer.getByRole('button', { name: 'Filtreleri temizle' }))
  expect(drawer.getByText(/filtrelerinize uymuyor/)).toBeInTheDocument()
  await userEvent.click(drawer.getByRole('button', { name: 'Tümünü göster' }))
  expect(drawer.getByRole('textbox', { name: 'Tarih' })).toHaveValue('')
  expect(drawer.queryByText(/filtrelerinize uymuyor/)).not.toBeInTheDocument()
})
