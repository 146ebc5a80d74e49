import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import { uuid } from '../../../../tests/support/uuid'
import { ClinicList } from './ClinicList'

beforeAll(() => applyLanguage('tr'))

test.each([
  [2, 'button', '2. Klinik'],
  [8, 'searchbox', 'Klinik ara'],
] as const)('a list of %i that is loaded after its popover has opened takes the focus', (count, role, name) => {
  const clinic = (number: number) => ({ uuid: uuid(number), name: `${number}. Klinik`, email: null })
  const clinics = Array.from({ length: count }, (_, index) => clinic(index + 1))
  const popover = (isLoaded: boolean) => (
    <div popover="auto" role="dialog" tabIndex={-1}>
      {isLoaded && <ClinicList clinics={clinics} active={clinic(2)} onChoose={() => {}} onDone={() => {}} />}
    </div>
  )
  const { rerender } = render(popover(false))
  screen.getByRole('dialog').focus()
  rerender(popover(true))
  expect(screen.getByRole(role, { name })).toHaveFocus()
})
