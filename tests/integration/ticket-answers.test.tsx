import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { TicketDrawer, TicketListSlot, ticketRequested } from '@/features/create-ticket'
import { ToastCenter } from '@/features/review-toasts'
import { prefetchViews } from '@/shared/ui/lazy'
import { installFakeTime } from '../support/fake-time'
import { PLATFORM, renderScreen } from '../support/render-screen'

const USER = {
  uuid: '3f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11',
  name: 'Ayşe',
  surname: 'Yılmaz',
  email: 'ayse@demo.clinic',
  phone_code: '+90',
  phone_number: '5321234567',
}

const server = setupServer(
  http.get(`${PLATFORM}/api/v1/user/info-detail`, () => HttpResponse.json({ statusCode: 200, userInfo: USER })),
)

installFakeTime()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test.each([
  [
    'has no readable time',
    () => HttpResponse.json({ data: { uuid: 'T-104', created_at: null } }, { status: 201 }),
    /T-104/,
  ],
  ['is empty', () => new HttpResponse('', { status: 201 }), /Açık/],
  ['has no ticket', () => HttpResponse.json({ ticket: null }), /Açık/],
  ['has a numeric id', () => HttpResponse.json({ id: 105, subject: 'Takvim açılmıyor' }, { status: 201 }), /105/],
  ['is HTML', () => new HttpResponse('<html>', { status: 200 }), /Açık/],
])('a ticket counts as created if the body of a successful response %s', async (_, respond, shown) => {
  let sent = 0
  server.use(
    http.post(`${PLATFORM}/api/v1/tickets/companies/post`, () => {
      sent += 1
      return respond()
    }),
  )
  const { scope } = await renderScreen(
    <>
      <TicketListSlot />
      <TicketDrawer />
      <ToastCenter />
    </>,
    { path: '/tr/destek' },
  )
  await act(prefetchViews)
  await act(() => allSettled(ticketRequested, { scope }))
  const drawer = within(screen.getByRole('dialog', { name: 'Destek talebi' }))
  await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Ad' })).not.toHaveValue(''))
  await userEvent.type(drawer.getByRole('textbox', { name: 'Konu' }), 'Takvim açılmıyor')
  await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Kategori' }), 'TECHNICAL')
  await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Öncelik' }), 'HIGH')
  await userEvent.type(drawer.getByRole('textbox', { name: 'Açıklama' }), 'Bu sabahtan beri boş.')
  await userEvent.click(drawer.getByRole('button', { name: 'Gönder' }))
  expect(await screen.findByText('Destek talebi başarıyla oluşturuldu')).toBeInTheDocument()
  expect(screen.queryByText(/Destek talebi oluşturulamadı/)).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  const [created, ...others] = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.includes('Takvim'))
  expect(created).toHaveTextContent('Açık')
  expect(created).toHaveTextContent(shown)
  expect(others).toEqual([])
  expect(sent).toBe(1)
})
