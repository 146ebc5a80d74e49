import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http } from 'msw'
import { expect, test } from 'vitest'
import { openCalendar, server, TODAY, tile } from '../../../../tests/support/vitest/calendar-page'
import { endPrinting, startPrinting } from '../../../../tests/support/vitest/print'
import { PLATFORM } from '../../../../tests/support/vitest/render-screen'
import { stubWindowWidth } from '../../../../tests/support/vitest/window-width'
import { uuid } from '../../../../tests/support/uuid'

test('Enter on a row opens the appointment', async () => {
  stubWindowWidth(390)
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }, { patient: 'Ata' }] })
  const entry = await tile(/Ada/)
  act(() => entry.closest('li')?.focus())
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Randevu bildirimi' })).toHaveTextContent('Ata')
})

test('a week names its days: in the list of a phone and in the printed list of overflowing entries', async () => {
  stubWindowWidth(390)
  await openCalendar({
    '2026-11-18': [{ patient: 'Ada', at: '2026-11-18T10:00', more: { uuid: uuid(9) } }],
    [TODAY]: ['Ata', 'Ece', 'Ela'].map((patient) => ({ patient })),
  })
  await userEvent.click(screen.getByRole('radio', { name: 'Hafta' }))
  expect(await screen.findByRole('heading', { level: 3, name: '18 Kasım 2026 Çarşamba' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 3, name: '20 Kasım 2026 Cuma' })).toBeInTheDocument()
  expect(screen.getByRole('listitem', { name: /^20 Kasım 2026 Cuma, 10:00, Ata/ })).toBeInTheDocument()
  startPrinting()
  const overflow = within(await screen.findByRole('region', { name: /Takvime sığmayan/ }))
  expect(overflow.getAllByRole('listitem')[0]).toHaveTextContent(/^Cum 20\.11 10:00/)
  endPrinting()
})

test('the list of a phone does not wait for the working hours, which it does not show', async () => {
  stubWindowWidth(390)
  server.use(
    http.get(`${PLATFORM}/api/v1/companies/companies/settings/company`, () => delay('infinite')),
    http.get(`${PLATFORM}/api/v1/doctor/companies`, () => delay('infinite')),
  )
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }] })
  expect(await tile(/Ada/)).toBeInTheDocument()
  expect(screen.getByText('1 bildirim', { selector: 'span' })).toBeInTheDocument()
})
