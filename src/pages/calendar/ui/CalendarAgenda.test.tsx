import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  onPhone,
  openCalendar,
  TODAY,
  tile,
  withCalendarPlatform,
} from '../../../../tests/support/vitest/calendar-page'

withCalendarPlatform()

test('Enter on a row opens the appointment', async () => {
  onPhone()
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }, { patient: 'Ata' }] })
  const entry = await tile(/Ada/)
  act(() => entry.closest('li')?.focus())
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Randevu bildirimi' })).toHaveTextContent('Ata')
})
