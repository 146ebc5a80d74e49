import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openCalendar, TODAY, tile, withCalendarPlatform } from '../../../../tests/support/vitest/calendar-page'
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
