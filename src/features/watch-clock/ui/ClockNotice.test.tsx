import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test } from 'vitest'
import { tabStorage } from '@/shared/browser'
import { applyLanguage } from '@/shared/i18n'
import { featuresStarted } from '@/shared/lifecycle'
import { serverTimeReceived } from '../model/clock-watch'
import { ClockNotice } from './ClockNotice'

afterEach(() => tabStorage.remove('portal.clock-notice'))

test('a wrong device clock shows both times and what depends on it, and can be dismissed (F-R20)', async () => {
  await applyLanguage('tr')
  const scope = fork()
  const device = Date.parse('2026-11-24T09:30:00+03:00')
  const params = { serverTime: Date.parse('2026-11-23T09:30:00+03:00'), sentAt: device, receivedAt: device }
  await allSettled(serverTimeReceived, { scope, params })
  await allSettled(serverTimeReceived, { scope, params })
  await allSettled(featuresStarted, { scope })
  render(
    <Provider value={scope}>
      <ClockNotice />
    </Provider>,
  )
  expect(screen.getByRole('status')).toHaveTextContent(
    'cihazda 24.11.2026 09:30 (Europe/Istanbul), sunucuda 23.11.2026 09:30 (Europe/Istanbul)',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Anladım' }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
