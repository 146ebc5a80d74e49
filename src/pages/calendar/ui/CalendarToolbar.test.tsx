import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { trackPress } from '@/shared/browser'
import { openCalendar, press, TODAY, tile } from '../../../../tests/support/vitest/calendar-page'

test('a week chosen without a connection names the days that are missing, until they are loaded', async () => {
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }], '2026-11-18': [{ patient: 'Can', at: '2026-11-18T09:00' }] })
  await tile(/Ada/)
  act(() => onlineManager.setOnline(false))
  await userEvent.click(screen.getByRole('radio', { name: 'Hafta' }))
  const notice = await screen.findByText(/^İnternet bağlantısı yok\. Yüklenemeyen günler: .*18\.11\.2026/)
  expect(notice).not.toHaveTextContent('20.11.2026')
  expect(await tile(/Ada/)).toBeInTheDocument()
  act(() => onlineManager.setOnline(true))
  expect(await tile(/Can/)).toBeInTheDocument()
  expect(notice).not.toBeInTheDocument()
})

test('"today" discards an invalid date, also while today is shown', async () => {
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }] })
  const field = screen.getByRole('textbox', { name: 'Tarih' })
  await userEvent.clear(field)
  await userEvent.type(field, '31.02')
  await userEvent.tab()
  expect(field).toHaveValue('31.02')
  await press('Bugün')
  expect(screen.getByRole('textbox', { name: 'Tarih' })).toHaveValue('20.11.2026')
})

test('the error of an invalid date, which moves the buttons, is shown after the click on one of them', async () => {
  onTestFinished(trackPress())
  await openCalendar()
  const field = screen.getByRole('textbox', { name: 'Tarih' })
  await userEvent.type(field, 'x')
  const user = userEvent.setup()
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('main') })
  expect(field).not.toHaveFocus()
  expect(field).not.toHaveAttribute('aria-invalid')
  await user.pointer('[/MouseLeft]')
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
})
