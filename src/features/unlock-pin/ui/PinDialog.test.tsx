import { act, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { fetchReminderPatientFx } from '@/entities/reminder'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { accessRequested } from '../model/access-request'
import { PinDialog } from './PinDialog'

test('a lookup of the lock that takes long is announced', async () => {
  vi.useFakeTimers()
  const { scope } = await renderScreen(<PinDialog />, {
    handlers: [[fetchReminderPatientFx, () => new Promise(() => {})]],
  })
  act(() => {
    void allSettled(accessRequested, {
      scope,
      params: { intent: { kind: 'follow-up', patientId: 'p' } },
    })
  })
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await wait(499)
  expect(screen.queryByText('Kontrol ediliyor...')).not.toBeInTheDocument()
  await wait(1)
  expect(screen.getByRole('status')).toHaveTextContent(/^Kontrol ediliyor\.\.\.$/)
})
