import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http } from 'msw'
import { expect, test } from 'vitest'
import { openCalendar, server, TODAY, tile, withCalendarPlatform } from '../../../../tests/support/vitest/calendar-page'
import { PLATFORM } from '../../../../tests/support/vitest/render-screen'
import { stubWindowWidth } from '../../../../tests/support/vitest/window-width'

withCalendarPlatform()

test('Enter on a row opens the appointment', async () => {
  stubWindowWidth(390)
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }, { patient: 'Ata' }] })
  const entry = await tile(/Ada/)
  act(() => entry.closest('li')?.focus())
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Randevu bildirimi' })).toHaveTextContent('Ata')
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
