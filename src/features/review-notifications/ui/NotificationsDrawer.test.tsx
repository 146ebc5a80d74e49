import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, type Scope } from 'effector'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { installFakeTime } from '../../../../tests/support/vitest/fake-time'
import { LIST, many, mockNotifications, notification } from '../../../../tests/support/vitest/notifications'
import { startServer } from '../../../../tests/support/vitest/platform-server'
import { PLATFORM, renderScreen } from '../../../../tests/support/vitest/render-screen'
import { uuid } from '../../../../tests/support/uuid'
import { drawerFilters, entryFocusRequested } from '../model/drawer-list'
import { notificationsDrawerRequested } from '../model/notifications-drawer'
import { NotificationsDrawer } from './NotificationsDrawer'

const DOCTORS = `${PLATFORM}/api/v1/doctor/list/post`

const server = startServer(
  http.post(LIST, () =>
    HttpResponse.json({ notifications: [notification(1), notification(2, { is_visible: false })] }),
  ),
  http.post(DOCTORS, () =>
    HttpResponse.json({
      lists: [
        { uuid: uuid(11), full_name: 'Zeynep Ak', branch_name: 'Dahiliye' },
        { uuid: uuid(12), full_name: 'Çağla İnce' },
        { uuid: uuid(13), full_name: 'Cem Baş' },
      ],
    }),
  ),
)

installFakeTime()

async function open() {
  const { scope, queryClient } = await renderScreen(<NotificationsDrawer />)
  return { ...(await openIn(scope)), queryClient }
}

async function openIn(scope: Scope) {
  await act(() => allSettled(notificationsDrawerRequested, { scope }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Randevu Bildirimleri' }))
  await drawer.findByRole('checkbox')
  return drawer
}

test('every field has its label, and the doctors are sorted in Turkish order', async () => {
  const drawer = await open()
  expect(drawer.getByRole('textbox', { name: 'Tarih' })).toHaveValue('21.11.2026')
  expect(drawer.getByRole('searchbox', { name: 'Hasta' })).toBeInTheDocument()
  expect(drawer.getByRole('checkbox', { name: 'Yalnızca aktif olanlar' })).toBeChecked()
  const priorities = within(drawer.getByRole('combobox', { name: 'Öncelik' })).getAllByRole('option')
  expect(priorities.map(({ textContent }) => textContent)).toEqual(['Tümü', 'Düşük', 'Orta', 'Yüksek'])
  await drawer.findByRole('option', { name: 'Cem Baş' })
  const doctors = within(drawer.getByRole('combobox', { name: 'Doktor' })).getAllByRole('option')
  expect(doctors.map(({ textContent }) => textContent)).toEqual([
    'Tüm doktorlar',
    'Cem Baş',
    'Çağla İnce',
    'Zeynep Ak · Dahiliye',
  ])
})

test('a failed refresh keeps the list and says so', async () => {
  const drawer = await open()
  expect(await drawer.findByText('Hasta 1')).toBeInTheDocument()
  server.use(http.post(LIST, () => HttpResponse.json({}, { status: 400 })))
  await act(() => drawer.queryClient.refetchQueries())
  expect(await drawer.findByText(/^Liste yenilenemedi/, { selector: 'p' })).toBeInTheDocument()
  expect(drawer.getByText('Hasta 1')).toBeInTheDocument()
})

test('every filter is sent, and clearing resets all filters', async () => {
  const bodies: unknown[] = []
  server.use(
    http.post(LIST, async ({ request }) => {
      const body = (await request.json()) as { priority: number | null }
      bodies.push(body)
      return HttpResponse.json({ notifications: body.priority === null ? [notification(1)] : [] })
    }),
  )
  const drawer = await open()
  const date = () => drawer.getByRole('textbox', { name: 'Tarih' })
  const priority = drawer.getByRole('combobox', { name: 'Öncelik' })
  const doctor = drawer.getByRole('combobox', { name: 'Doktor' })
  const patient = drawer.getByRole('searchbox', { name: 'Hasta' })
  await drawer.findByRole('option', { name: 'Cem Baş' })
  expect(await drawer.findByText('1 bildirim')).toBeInTheDocument()
  await userEvent.selectOptions(priority, 'Yüksek')
  await userEvent.selectOptions(doctor, 'Cem Baş')
  await userEvent.type(patient, '  zzz ')
  await userEvent.click(drawer.getByRole('checkbox'))
  await userEvent.clear(date())
  await userEvent.type(date(), '22.11.2026')
  await waitFor(() =>
    expect(bodies.at(-1)).toEqual({
      date: '2026-11-22',
      priority: 3,
      is_visible: false,
      doctor_uuid: uuid(13),
      patient_search: 'zzz',
    }),
  )
  expect(await drawer.findByText('Bildirim bulunamadı')).toBeInTheDocument()

  const filters = within(drawer.getByRole('region', { name: 'Filtreler' }))
  await userEvent.click(filters.getByRole('button', { name: 'Filtreleri temizle' }))
  expect(date()).toHaveValue('21.11.2026')
  for (const field of [priority, doctor, patient]) expect(field).toHaveValue('')
  expect(drawer.getByRole('checkbox')).toBeChecked()
  expect(await drawer.findByText('1 bildirim')).toBeInTheDocument()
  await userEvent.clear(date())
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ date: null }))
})

test.each(['the button', 'a banner of today'])(
  '%s replaces an impossible date, also when today is the filter already',
  async (trigger) => {
    const { scope } = await renderScreen(<NotificationsDrawer />)
    const drawer = await openIn(scope)
    const date = () => drawer.getByRole('textbox', { name: 'Tarih' })
    await userEvent.clear(date())
    await userEvent.type(date(), '21.11.2026')
    await userEvent.type(date(), '9{Enter}')
    expect(date()).toBeInvalid()
    const clear = drawer.getByRole('button', { name: 'Filtreleri temizle' })
    if (trigger === 'the button') await userEvent.click(clear)
    else await act(() => allSettled(drawerFilters.dayRequested, { scope, params: '2026-11-21' }))
    expect(date()).toHaveValue('21.11.2026')
    expect(date()).toBeValid()
    if (trigger === 'the button') expect(clear).toHaveFocus()
  },
)

test('the entry of a banner gets the focus when the drawer opens, not again while the user filters', async () => {
  server.use(
    http.post(LIST, async ({ request }) => {
      const { patient_search } = (await request.json()) as { patient_search: string | null }
      return HttpResponse.json({ notifications: patient_search === 'haz' ? [] : [notification(1)] })
    }),
  )
  const { scope } = await renderScreen(<NotificationsDrawer />)
  await act(() => allSettled(entryFocusRequested, { scope, params: uuid(1) }))
  const drawer = await openIn(scope)
  expect((await drawer.findByText('Hasta 1')).closest('li')).toHaveFocus()
  const patient = drawer.getByRole('searchbox', { name: 'Hasta' })
  await userEvent.type(patient, 'haz')
  await drawer.findByText('Bildirim bulunamadı')
  await userEvent.type(patient, '{Backspace}')
  await drawer.findByText('Hasta 1')
  expect(patient).toHaveFocus()
})

test('a hidden notification is not listed as active, and can be shown again (F-F17)', async () => {
  const drawer = await open()
  expect(await drawer.findByRole('heading', { name: 'Hasta 1' })).toBeInTheDocument()
  expect(drawer.queryByRole('heading', { name: 'Hasta 2' })).not.toBeInTheDocument()
  expect(drawer.getByText('1 bildirim')).toBeInTheDocument()
  await userEvent.click(drawer.getByRole('checkbox'))
  expect(await drawer.findByRole('heading', { name: 'Hasta 2' })).toBeInTheDocument()
  expect(drawer.getByText('Gizli')).toBeInTheDocument()
  expect(drawer.getByRole('button', { name: 'Yeniden göster: Hasta 2' })).toBeInTheDocument()
  expect(drawer.getByRole('button', { name: 'Gizle: Hasta 1' })).toBeInTheDocument()
})

test('a notification is removed after a confirmation, which closes when it leaves the list, and its neighbour gets the focus', async () => {
  const requested = mockNotifications(server, many(3))
  const drawer = await open()
  const ask = async (name: string) => userEvent.click(await drawer.findByRole('button', { name: `Kaldır: ${name}` }))
  const confirmation = () => within(screen.getByRole('dialog', { name: 'Hasta 1: bildirim kaldırılsın mı?' }))
  await ask('Hasta 1')
  expect(confirmation().getByRole('button', { name: 'Vazgeç' })).toHaveFocus()
  await userEvent.click(confirmation().getByRole('button', { name: 'Vazgeç' }))
  expect(drawer.getByRole('button', { name: 'Kaldır: Hasta 1' })).toHaveFocus()
  expect(requested).toEqual([])
  await ask('Hasta 1')
  await userEvent.click(confirmation().getByRole('button', { name: 'Kaldır' }))
  await waitFor(() => expect(requested).toEqual(['remove 1']))
  await waitFor(() => expect(drawer.getByText('Hasta 2').closest('li')).toHaveFocus())
  await ask('Hasta 3')
  mockNotifications(server, [notification(2)])
  await act(() => drawer.queryClient.refetchQueries())
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /kaldırılsın/ })).not.toBeInTheDocument())
})

test('without a connection the drawer says so, and continues by itself', async () => {
  onlineManager.setOnline(false)
  const drawer = await open()
  expect(await drawer.findByText('İnternet bağlantısı yok')).toBeInTheDocument()
  act(() => onlineManager.setOnline(true))
  expect(await drawer.findByRole('heading', { name: 'Hasta 1' })).toBeInTheDocument()
  onlineManager.setOnline(false)
  await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Öncelik' }), 'Yüksek')
  expect(await drawer.findByText('İnternet bağlantısı yok')).toBeInTheDocument()
  expect(drawer.queryByRole('heading', { name: 'Hasta 1' })).not.toBeInTheDocument()
})

test('the empty list shows the texts of the specification', async () => {
  server.use(http.post(LIST, () => HttpResponse.json({ notifications: [] })))
  const drawer = await open()
  expect(await drawer.findByText('Bildirim bulunamadı')).toBeInTheDocument()
  expect(drawer.getByText('Seçtiğiniz kriterlere uygun bildirim bulunmuyor')).toBeInTheDocument()
  const region = drawer.getByText('0 bildirim').closest('[role=status]')
  expect(region).toBeInTheDocument()
  const response = Promise.withResolvers<Response>()
  server.use(http.post(LIST, () => response.promise))
  await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Öncelik' }), 'Yüksek')
  expect(drawer.queryByText('Bildirim bulunamadı'), 'the new filter is loading').not.toBeInTheDocument()
  response.resolve(HttpResponse.json({ notifications: [] }))
  expect(await drawer.findByText('Bildirim bulunamadı')).toBeInTheDocument()
  expect(drawer.getByText('0 bildirim').closest('[role=status]'), 'it stays while a list loads').toBe(region)
})

test.each([500, 404])(
  'a list with the status %i is an error with a retry, never empty (F-A07, F-F02)',
  async (status) => {
    server.use(http.post(LIST, () => HttpResponse.json({}, { status }), { once: true }))
    const drawer = await open()
    const error = await drawer.findByText('Bildirimler yüklenirken hata oluştu')
    expect(error.closest('[role=alert]'), 'the toast announces it').not.toBeInTheDocument()
    expect(drawer.queryByText('Bildirim bulunamadı')).not.toBeInTheDocument()
    await userEvent.click(drawer.getByRole('button', { name: 'Yeniden dene' }))
    expect(await drawer.findByRole('heading', { name: 'Hasta 1' })).toBeInTheDocument()
  },
)

test('without the list of doctors the filter says so, and shows all notifications (F-F01)', async () => {
  server.use(http.post(DOCTORS, () => HttpResponse.json({}, { status: 500 })))
  const drawer = await open()
  expect(await drawer.findByText('Doktor listesi yüklenemedi.')).toBeInTheDocument()
  expect(within(drawer.getByRole('combobox', { name: 'Doktor' })).getAllByRole('option')).toHaveLength(1)
  expect(await drawer.findByRole('heading', { name: 'Hasta 1' })).toBeInTheDocument()
})

test('a right-to-left name of a doctor does not change places with the branch', async () => {
  const lists = [{ uuid: uuid(11), full_name: 'שרה כהן', branch_name: '2. Kat' }]
  server.use(http.post(DOCTORS, () => HttpResponse.json({ lists })))
  const drawer = await open()
  expect(await drawer.findByRole('option', { name: '\u2068שרה כהן\u2069 · 2. Kat' })).toBeInTheDocument()
})
