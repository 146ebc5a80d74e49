import { act, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { fetchReminderPatientFx } from '@/entities/reminder'
import { createPatient } from '../../../../tests/support/vitest/patient'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { accessRequested } from '../model/access-request'
import { PinDialog } from './PinDialog'

test('a lookup of the lock that takes long is announced and shown', async () => {
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
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await wait(1)
  expect(screen.getByRole('status')).toHaveTextContent(/^Kontrol ediliyor\.\.\.$/)
  expect(screen.getAllByText('Kontrol ediliyor...')).toHaveLength(2)
})

test.each([
  ['locked', false, 'Bu hastanın bilgileri kilitli. Hasta kartını açmak için günlük PIN kodunuzu girin.'],
  [
    'unknown',
    false,
    'Bu hastanın bilgilerinin kilitli olup olmadığı bilinmiyor. Hasta kartını açmak için günlük PIN kodunuzu girin.',
  ],
  [
    'open',
    true,
    'Başka bir uygulamadan gelen bağlantılar her hasta için PIN ister. Hasta kartını açmak için günlük PIN kodunuzu girin.',
  ],
] as const)('the dialog says why the PIN is needed when the lock is %s', async (lock, isLink, reason) => {
  const { scope } = await renderScreen(<PinDialog />)
  const intent = {
    kind: 'card',
    patient: createPatient({ name: 'Ela', phone: '0532', citizenshipNumber: '10000000146' }),
  } as const
  await act(() => allSettled(accessRequested, { scope, params: { intent, lock, isLink } }))
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(reason)
  expect(screen.getByRole('dialog').outerHTML).not.toMatch(/Ela|0532|10000000146/)
})
