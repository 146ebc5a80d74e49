import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { endPrinting, startPrinting } from '../../../../tests/support/vitest/print'
import { note, startRemindersPlatform } from '../../../../tests/support/vitest/reminders-platform'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { stubWindowWidth } from '../../../../tests/support/vitest/window-width'
import { PatientWorklistPage } from './PatientWorklistPage'

const { respondWith } = startRemindersPlatform()

test('on a phone the filters open from a button that shows their number, are printed, and a cleared filter leaves the focus on it', async () => {
  stubWindowWidth(390)
  const user = userEvent.setup()
  respondWith([note(1, { read: true })])
  await renderScreen(<PatientWorklistPage />, { path: '/tr/hasta-islemleri' })
  const button = await screen.findByRole('button', { name: 'Filtreler', expanded: false })
  const shown = () => screen.queryByRole('combobox', { name: 'Göster' })
  expect(shown()).not.toBeInTheDocument()
  await user.click(button)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Göster' }), 'Okunmamış (0)')
  await user.click(screen.getByRole('button', { name: 'Filtreler (1)', expanded: true }))
  expect(shown()).not.toBeInTheDocument()
  startPrinting()
  expect(shown()).toHaveDisplayValue('Okunmamış (0)')
  endPrinting()
  await user.click(screen.getByRole('button', { name: 'Filtreleri temizle' }))
  expect(button).toHaveFocus()
  expect(button).toHaveAccessibleName('Filtreler')
})
