import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import { PasswordField, TextField } from '.'

beforeAll(() => applyLanguage('tr'))

function Address({ error }: { error?: string }) {
  const [value, setValue] = useState('')
  return (
    <TextField
      label="E-posta"
      hint="Klinik adresiniz"
      error={error}
      isRequired
      value={value}
      onValueChange={setValue}
    />
  )
}

test('label, hint and requirement belong to the input', () => {
  render(<Address />)
  const field = screen.getByLabelText(/^E-posta/)
  expect(field).toHaveAccessibleDescription('Klinik adresiniz')
  expect(field).toHaveAttribute('aria-required', 'true')
  expect(field).not.toHaveAttribute('aria-invalid')
})

test('an error is announced and described, and the input is invalid', () => {
  const { rerender } = render(<Address />)
  rerender(<Address error="Bu adres tanınmıyor." />)
  const field = screen.getByLabelText(/^E-posta/)
  expect(screen.getByRole('alert')).toHaveTextContent(/^Bu adres tanınmıyor\.$/)
  expect(field).toHaveAccessibleDescription('Klinik adresiniz Bu adres tanınmıyor.')
  expect(field).toHaveAttribute('aria-invalid', 'true')
})

test('typing updates the value', async () => {
  render(<Address />)
  const field = screen.getByLabelText(/^E-posta/)
  await userEvent.type(field, 'ışık@klinik')
  expect(field).toHaveValue('ışık@klinik')
})

test("PrimeReact's styles are a constructed style sheet, not elements of the page", async () => {
  render(<Address />)
  const styles = () =>
    document.adoptedStyleSheets.flatMap((sheet) => Array.from(sheet.cssRules, (rule) => rule.cssText))
  await waitFor(() => expect(styles().join()).toContain('.p-hidden-accessible'))
  expect(document.querySelectorAll('style')).toHaveLength(0)
})

test('a password can be shown and hidden again', async () => {
  render(<PasswordField label="Şifre" value="gizli" onValueChange={() => {}} />)
  const field = screen.getByLabelText('Şifre')
  expect(field).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Şifreyi göster' }))
  expect(field).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Şifreyi gizle' }))
  expect(field).toHaveAttribute('type', 'password')
})
