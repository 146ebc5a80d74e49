import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { getGetCompanySettingsQueryKey } from '@/shared/api'
import { openCalendar, press, server, TODAY, tile } from '../../../../tests/support/vitest/calendar-page'
import { LIST } from '../../../../tests/support/vitest/notifications'
import { notFound, PLATFORM } from '../../../../tests/support/vitest/render-screen'
import { stubWindowWidth } from '../../../../tests/support/vitest/window-width'

test('a refetch of the working hours that fails keeps them, without a notice', async () => {
  const { queryClient } = await openCalendar({ [TODAY]: [{ patient: 'Ada' }] })
  expect(await tile(/Ada/)).toBeInTheDocument()
  server.use(notFound)
  await act(() => queryClient.refetchQueries())
  expect(await screen.findByText(/^Takvim yenilenemedi; e/)).toBeInTheDocument()
  expect(queryClient.getQueryState(getGetCompanySettingsQueryKey())?.status).toBe('error')
  expect(screen.queryByText(/Çalışma saatleri yüklenemedi/)).not.toBeInTheDocument()
})

test.each([
  ['the clinic', 'companies/companies/settings/company', /^Çalışma saatleri yüklenemedi/],
  ['the user', 'doctor/companies', /^Size özel çalışma saatleri yüklenemedi/],
])('without the working hours of %s a notice says so until a retry succeeds', async (_whose, path, notice) => {
  const respond = (status: number) =>
    server.use(http.get(`${PLATFORM}/api/v1/${path}`, () => HttpResponse.json({ companies: [] }, { status })))
  respond(404)
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }] })
  expect(await screen.findByText(notice)).toBeInTheDocument()
  respond(200)
  await press('Yeniden dene')
  await waitFor(() => expect(screen.queryByText(notice)).not.toBeInTheDocument())
})

test('without working hours the notifications show with a notice', async () => {
  server.use(
    http.get(`${PLATFORM}/api/v1/companies/companies/settings/company`, () => HttpResponse.json({}, { status: 500 })),
  )
  const resize = stubWindowWidth(1024)
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }] })
  expect(await tile(/Ada/)).toBeInTheDocument()
  const notice = await screen.findByText(/Çalışma saatleri yüklenemedi/)
  expect(notice).toBeInTheDocument()
  act(() => resize(390))
  expect(await tile(/Ada/)).toBeInTheDocument()
  expect(notice, 'the list of a phone shows no hours').not.toBeInTheDocument()
})

test('the retry of a calendar that could not be refreshed shows that it is being tried', async () => {
  const { queryClient } = await openCalendar({ [TODAY]: [{ patient: 'Ada' }] })
  await tile(/Ada/)
  server.use(http.post(LIST, () => HttpResponse.json({}, { status: 404 })))
  await act(() => queryClient.refetchQueries())
  await screen.findByText(/^Takvim yenilenemedi; e/)
  server.use(http.post(LIST, () => delay('infinite')))
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }))
  expect(screen.getByRole('button', { name: 'Yeniden dene' })).toHaveAttribute('aria-busy', 'true')
})
