import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { allSettled, createWatch } from 'effector'
import { expect, test, vi } from 'vitest'
import type { Patient } from '@/entities/patient'
import { sessionEnded } from '@/shared/auth'
import { locationChanged } from '@/shared/routes'
import { renderScreen } from '../../../../tests/support/render-screen'
import { $patient, consultationRequested, patientOpened } from '../model/patient-card'
import { PatientModal } from './PatientModal'

const irem: Patient = {
  uuid: '3d0b5a52-7f61-4a53-9a2e-8a4f8a0a1c77',
  name: 'İrem',
  surname: 'Yıldız',
  phone: '+90 532 418 22 07',
  birthDate: '04.09.1986',
  citizenshipNumber: '10000000146',
}
const nobody: Patient = {
  ...irem,
  name: null,
  surname: null,
  phone: null,
  birthDate: '31.02.1990',
  citizenshipNumber: null,
}

async function setup(patient: Patient = irem, path: '/tr' | '/en' = '/tr') {
  const { scope } = await renderScreen(<PatientModal />, { path })
  const open = (next: Patient) => act(() => allSettled(patientOpened, { scope, params: next }))
  await open(patient)
  return { scope, open, user: userEvent.setup() }
}

const event = (name: string) => screen.getByText(name).parentElement?.querySelector('dd')
const card = (name = 'İrem Yıldız') => screen.queryByRole('dialog', { name })

test('the card shows the name, a phone to dial, the birth date with the age, and hides the citizenship number', async () => {
  await setup()
  expect(card()).not.toBeNull()
  expect(screen.getByRole('link', { name: '+90 532 418 22 07' }).getAttribute('href')).toBe('tel:+905324182207')
  expect(event('Doğum tarihi')?.textContent).toBe('04.09.198640 yaşında')
  expect(event('T.C. kimlik numarası')?.textContent).toContain('••••••••146')
  expect(document.body.textContent).not.toContain('10000000146')
})

test('the way to the follow-up page is a link in the language of the portal', async () => {
  await setup(irem, '/en')
  const link = screen.getByRole('link', { name: 'Go to patient follow-up' })
  expect(link.getAttribute('href')).toBe(`/en/patient-follow-up/${irem.uuid}`)
})

test('a consultation with the patient can be begun from the card, which stays meanwhile', async () => {
  const { scope, user } = await setup()
  const requested = vi.fn()
  createWatch({ unit: consultationRequested, fn: requested, scope })
  await user.click(screen.getByRole('button', { name: 'Görüşme başlat' }))
  expect(requested).toHaveBeenCalledExactlyOnceWith(irem)
  expect(card()).not.toBeNull()
})

test('the citizenship number shows on request, and is hidden again on the next card', async () => {
  const { user, open } = await setup()
  await user.click(screen.getByRole('button', { name: 'Numarayı göster' }))
  expect(event('T.C. kimlik numarası')?.textContent).toContain('10000000146')
  await user.click(screen.getByRole('button', { name: 'Numarayı gizle' }))
  expect(document.body.textContent).not.toContain('10000000146')
  await user.click(screen.getByRole('button', { name: 'Numarayı göster' }))
  await open({ ...irem, uuid: '3d0b5a52-7f61-4a53-9a2e-8a4f8a0a1c78' })
  expect(document.body.textContent).not.toContain('10000000146')
})

test('what the clinic has not written down says so, and a date that does not exist has no age', async () => {
  await setup(nobody)
  expect(card('Adı kayıtlı değil')).not.toBeNull()
  expect(event('Telefon')?.textContent).toBe('Kayıtlı değil')
  expect(event('Doğum tarihi')?.textContent).toBe('31.02.1990')
  expect(event('T.C. kimlik numarası')?.textContent).toBe('Kayıtlı değil')
  expect(screen.queryByRole('button', { name: 'Numarayı göster' })).toBeNull()
})

test('small children are counted in months', async () => {
  await setup({ ...irem, birthDate: '21.02.2025' })
  expect(event('Doğum tarihi')?.textContent).toBe('21.02.202521 aylık')
})

test('a phone that is no number cannot be dialled', async () => {
  await setup({ ...irem, phone: 'yok' })
  expect(event('Telefon')?.textContent).toBe('yok')
  expect(screen.queryByRole('link', { name: 'yok' })).toBeNull()
})

test('a closed card leaves nothing of the patient behind', async () => {
  const { user, scope } = await setup()
  const dialog = card()
  await user.click(within(dialog as HTMLElement).getByRole('button', { name: 'Kapat' }))
  expect(scope.getState($patient)).toBeNull()
  expect(document.body.textContent).not.toContain('İrem')
})

test('another page and the end of the session take the card away', async () => {
  const { scope, open } = await setup()
  await act(() => allSettled(locationChanged, { scope, params: { pathname: '/tr/destek', search: '', hash: '' } }))
  expect(scope.getState($patient)).toBeNull()
  await open(irem)
  await act(() => allSettled(sessionEnded, { scope, params: 'expired' }))
  expect(scope.getState($patient)).toBeNull()
})
