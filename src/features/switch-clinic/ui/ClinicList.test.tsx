import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import { uuid } from '../../../../tests/support/uuid'
import { ClinicList } from './ClinicList'

beforeAll(() => applyLanguage('tr'))

const clinic = (number: number) => ({ uuid: uuid(number), name: `${number}. Klinik`, email: null })

test.each([
  [2, 'button', '2. Klinik'],
  [8, 'searchbox', 'Klinik ara'],
] as const)('a list of %i that is loaded after its popover has opened takes the focus', (count, role, name) => {
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

test('the keyboard of a phone neither capitalises nor corrects the searched name', () => {
  const clinics = Array.from({ length: 8 }, (_, index) => clinic(index + 1))
  render(<ClinicList clinics={clinics} active={clinic(2)} onChoose={() => {}} onDone={() => {}} />)
  const search = screen.getByRole('searchbox', { name: 'Klinik ara' })
  expect(search).toHaveAttribute('autocapitalize', 'off')
  expect(search).toHaveAttribute('autocorrect', 'off')
  expect(search).toHaveAttribute('spellcheck', 'false')
})

test('a clinic without a name is found by the text that is shown for it', () => {
  const clinics = [...Array.from({ length: 7 }, (_, index) => clinic(index + 1)), { ...clinic(8), name: null }]
  render(<ClinicList clinics={clinics} active={clinic(2)} onChoose={() => {}} onDone={() => {}} />)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'adsız' } })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Adsız klinik'),
  ])
})
