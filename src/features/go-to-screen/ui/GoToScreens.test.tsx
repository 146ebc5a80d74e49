import { act, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { singleKeysEnabledChanged } from '@/shared/shortcuts'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { $isHintShown } from '../model/go-to-hint'
import { GoToHint, GoToList } from './GoToScreens'

const ACCESS = { permissions: new Map([['patient', new Set(['patient_list'])]]), transactions: false }

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)

test.each([
  ['/tr', ['Ana SayfaGA', 'Hasta ListesiGH', 'AyarlarGY', 'DestekGD']],
  ['/en', ['HomeGH', 'Patient listGP', 'SettingsGS', 'SupportGU']],
] as const)('the list on %s has the screens that the user may open', async (path, expected) => {
  await renderScreen(<GoToList access={ACCESS} />, { path })
  expect(rows()).toEqual(expected)
})

test('the letter i has its dot in Turkish only', async () => {
  const access = { permissions: new Map([['crm', new Set<string>()]]), transactions: false }
  await renderScreen(<GoToList access={access} />)
  expect(rows()).toContain('Hasta İşlemleriGİ')
})

test('the list says when the keys are switched off', async () => {
  const { scope } = await renderScreen(<GoToList access={ACCESS} />)
  expect(screen.getByText(/^Önce G tuşuna/)).toBeInTheDocument()
  await act(() => allSettled(singleKeysEnabledChanged, { scope, params: false }))
  expect(screen.getByText('Kapalı')).toBeInTheDocument()
})

test('the hint is announced', async () => {
  const { scope } = await renderScreen(<GoToHint access={ACCESS} />)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  await act(() => allSettled($isHintShown, { scope, params: true }))
  const letters = await screen.findByText('Sayfaya git: A Ana Sayfa, H Hasta Listesi, Y Ayarlar, D Destek')
  expect(letters.getAttribute('role')).toBe('status')
})
