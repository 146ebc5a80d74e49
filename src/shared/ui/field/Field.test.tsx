import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import { CheckboxField, InputField, SelectField } from '.'

beforeAll(() => applyLanguage('tr'))

const options = [
  { value: '', label: 'Tümü' },
  { value: '3', label: 'Yüksek' },
]

test('a select has a name and reports its choice', async () => {
  const choose = vi.fn()
  render(<SelectField label="Öncelik" value="" options={options} onValueChange={choose} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Öncelik' }), 'Yüksek')
  expect(choose).toHaveBeenCalledExactlyOnceWith('3')
})

function Patient() {
  const [text, setText] = useState('')
  return <InputField type="search" label="Hasta" hint="Ad veya soyad" value={text} onValueChange={setText} />
}

test('typed text is in the field, which has a name and a hint', async () => {
  render(<Patient />)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Hasta', description: 'Ad veya soyad' }), 'Işık')
  expect(screen.getByDisplayValue('Işık')).toBeInTheDocument()
})

test('a click on the label of a checkbox checks it', async () => {
  const check = vi.fn()
  render(<CheckboxField label="Yalnızca aktif olanlar" isChecked={false} onCheckedChange={check} />)
  await userEvent.click(screen.getByText('Yalnızca aktif olanlar'))
  expect(check).toHaveBeenCalledExactlyOnceWith(true)
})

test('a checkbox that becomes read-only while it has the focus keeps it, and ignores changes', async () => {
  const check = vi.fn()
  const box = (isReadOnly: boolean) => (
    <CheckboxField label="Ayrıntıları ekle" isChecked={false} isReadOnly={isReadOnly} onCheckedChange={check} />
  )
  const { rerender } = render(box(false))
  const checkbox = screen.getByRole('checkbox')
  checkbox.focus()
  rerender(box(true))
  expect(checkbox).toBeEnabled()
  expect(checkbox).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard(' ')
  expect(check).not.toHaveBeenCalled()
  expect(checkbox).not.toBeChecked()
  expect(checkbox).toHaveFocus()
})

test('near the limit the field counts its characters with the separators of the language', () => {
  render(
    <InputField type="text" label="Açıklama" maxLength={5_000} value={'a'.repeat(4_870)} onValueChange={() => {}} />,
  )
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('4.870 / 5.000')
})
