import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import type { Patient } from '@/entities/patient'
import { sessionEnded } from '@/shared/auth'
import { toastRequested } from '@/shared/toasts'
import { locationChanged } from '@/shared/routes'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import {
  $openedPatient,
  $treatmentSession,
  consultationRequested,
  patientOpened,
  treatmentSessionOpened,
} from '../model/patient-card'
import { PatientCard } from './PatientCard'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'

const irem: Patient = {
  uuid: '3d0b5a52-7f61-4a53-9a2e-8a4f8a0a1c77',
  name: 'İrem',
  surname: 'Yıldız',
  phone: '+90 532 418 22 07',
  birthDate: '04.09.1986',
  citizenshipNumber: '10000000146',
}
const withoutDetails: Patient = {
  ...irem,
  name: null,
  surname: null,
  phone: null,
  birthDate: '31.02.1990',
  citizenshipNumber: null,
}

async function setup(patient: Patient = irem, path: '/tr' | '/en' = '/tr') {
  const { scope } = await renderScreen(<PatientCard />, { path })
  const open = (next: Patient) => act(() => allSettled(patientOpened, { scope, params: next }))
  await open(patient)
  return { scope, open, user: userEvent.setup() }
}

const detail = (name: string) => screen.getByText(name).parentElement?.querySelector('dd')
const card = (name = 'İrem Yıldız') => screen.queryByRole('dialog', { name })

test('the card shows name, phone link and birth date with age, and hides the national ID number', async () => {
  await setup()
  expect(card()).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '+90 532 418 22 07' })).toHaveAttribute('href', 'tel:+905324182207')
  expect(detail('Doğum tarihi')).toHaveTextContent(/^04\.09\.198640 yaşında$/)
  expect(detail('T.C. kimlik numarası')).toHaveTextContent('••••••••146')
  expect(document.body.outerHTML).not.toContain('10000000146')
})

test('the card links to the follow-up page in the language of the portal', async () => {
  await setup(irem, '/en')
  const link = screen.getByRole('link', { name: 'Go to patient follow-up' })
  expect(link).toHaveAttribute('href', `/en/patient-follow-up/${irem.uuid}`)
})

test('a consultation can be joined from the card, which stays open', async () => {
  const { scope, user } = await setup()
  const requested = recordPayloads(consultationRequested, scope)
  await user.click(screen.getByRole('button', { name: 'Görüşmeye katıl' }))
  expect(requested).toEqual([irem])
  expect(card()).toBeInTheDocument()
})

test('the national ID number is shown on request, and is hidden again on the next card', async () => {
  const { user, open } = await setup()
  await user.click(screen.getByRole('button', { name: 'Numarayı göster' }))
  expect(detail('T.C. kimlik numarası')).toHaveTextContent('10000000146')
  await user.click(screen.getByRole('button', { name: 'Numarayı gizle' }))
  expect(document.body.outerHTML).not.toContain('10000000146')
  await user.click(screen.getByRole('button', { name: 'Numarayı göster' }))
  await open({ ...irem, uuid: '3d0b5a52-7f61-4a53-9a2e-8a4f8a0a1c78' })
  expect(document.body.outerHTML).not.toContain('10000000146')
})

test('the phone number can be copied, and the national ID number while it is shown', async () => {
  const { scope, user } = await setup()
  const toasts = recordPayloads(toastRequested, scope)
  await user.click(screen.getByRole('button', { name: 'Telefon numarasını kopyala' }))
  expect(await navigator.clipboard.readText()).toBe('+90 532 418 22 07')
  expect(screen.queryByRole('button', { name: 'T.C. kimlik numarasını kopyala' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Numarayı göster' }))
  await user.click(screen.getByRole('button', { name: 'T.C. kimlik numarasını kopyala' }))
  expect(await navigator.clipboard.readText()).toBe('10000000146')
  expect(toasts.map(({ text }) => text)).toEqual([{ key: 'phoneCopied' }, { key: 'citizenshipNumberCopied' }])
})

test('missing values are shown as such, and an invalid date has no age (F-D19)', async () => {
  await setup(withoutDetails)
  expect(card('Adı kayıtlı değil')).toBeInTheDocument()
  expect(detail('Telefon')).toHaveTextContent(/^Kayıtlı değil$/)
  expect(detail('Doğum tarihi')).toHaveTextContent(/^31\.02\.1990$/)
  expect(detail('T.C. kimlik numarası')).toHaveTextContent(/^Kayıtlı değil$/)
  expect(screen.queryByRole('button', { name: 'Numarayı göster' })).not.toBeInTheDocument()
})

test('a patient of a link has unknown details, which are not shown as missing', async () => {
  const linked: Patient = { ...withoutDetails, birthDate: null, areDetailsUnknown: true }
  const { open } = await setup(linked)
  expect(card('Hastanın adı bilinmiyor')).toHaveTextContent('Hastanın bilgileri buradan görülemiyor.')
  await open({ ...linked, name: 'İrem Yıldız' })
  expect(card()).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/kayıtlı değil/i)
})

test.each([
  ['21.02.2025', '21 aylık'],
  ['22.10.2026', '1 aydan küçük'],
])('the age of small children is shown in months: %s', async (birthDate, age) => {
  await setup({ ...irem, birthDate })
  expect(detail('Doğum tarihi')).toHaveTextContent(new RegExp(`^${birthDate}${age}$`))
})

test('an invalid phone number is not a link', async () => {
  await setup({ ...irem, phone: 'yok' })
  expect(detail('Telefon')).toHaveTextContent(/^yok$/)
  expect(screen.queryByRole('link', { name: 'yok' })).not.toBeInTheDocument()
})

test('a closed card leaves no data of the patient in the page', async () => {
  const { user, scope } = await setup()
  const dialog = card()
  await user.click(within(dialog as HTMLElement).getByRole('button', { name: 'Kapat' }))
  expect(scope.getState($openedPatient)).toBeNull()
  expect(document.body.outerHTML).not.toMatch(/İrem|532|1986|0000146/)
})

test('navigation and the end of the session close card and treatment session, another language does not', async () => {
  const { scope, open } = await setup()
  const view = { kind: 'room-locked' as const, patientId: irem.uuid }
  await act(() => allSettled(treatmentSessionOpened, { scope, params: view }))
  await act(() => allSettled(locationChanged, { scope, params: { pathname: '/en', search: '', hash: '' } }))
  expect([scope.getState($openedPatient), scope.getState($treatmentSession)]).toEqual([irem, view])
  await act(() => allSettled(locationChanged, { scope, params: { pathname: '/tr/destek', search: '', hash: '' } }))
  expect([scope.getState($openedPatient), scope.getState($treatmentSession)]).toEqual([null, null])
  await open(irem)
  await act(() => allSettled(treatmentSessionOpened, { scope, params: view }))
  await act(() => allSettled(sessionEnded, { scope, params: 'expired' }))
  expect([scope.getState($openedPatient), scope.getState($treatmentSession)]).toEqual([null, null])
})
