import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import { FileField } from './FileField'

beforeAll(() => applyLanguage('tr'))
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
})

function Attachment({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const [file, setFile] = useState<File | null>(null)
  return (
    <FileField
      label="Ek dosya"
      chooseLabel="Dosya seç"
      removeLabel="Kaldır"
      accept=".png"
      file={file}
      isReadOnly={isReadOnly}
      onFiles={([chosen]) => setFile(chosen ?? null)}
      onRemove={() => setFile(null)}
    />
  )
}

const input = () => screen.getByLabelText(/Ek dosya/)
const image = new File(['x'.repeat(2_048)], 'ekran.png', { type: 'image/png' })

test('the control is named by the field and by its label', () => {
  render(<Attachment />)
  expect(screen.getByLabelText(/Dosya seç/)).toBe(input())
})

test('an image has a preview whose object URL is revoked, and the focus stays in the field', async () => {
  render(<Attachment />)
  fireEvent.change(input(), { target: { files: [image] } })
  const remove = screen.getByRole('button', { name: 'Kaldır' })
  expect(remove).toHaveFocus()
  expect(document.querySelector('img')).toHaveAttribute('src', 'blob:preview')
  expect(screen.getByText('2 KB')).toBeInTheDocument()
  await userEvent.click(remove)
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:preview')
  expect(input()).toHaveFocus()
})

/** The field beside another one, in a state that the test controls. */
const field = (state: { file?: File; isBusy?: boolean; error?: string }) => (
  <>
    <FileField
      label="Ek dosya"
      chooseLabel="Dosya seç"
      removeLabel="Kaldır"
      accept=".png"
      file={null}
      onFiles={() => {}}
      onRemove={() => {}}
      {...state}
    />
    <textarea />
  </>
)

test('a file whose check ends while the user types elsewhere leaves the focus there', () => {
  const { rerender } = render(field({}))
  fireEvent.change(input(), { target: { files: [image] } })
  rerender(field({ isBusy: true }))
  const textArea = document.querySelector('textarea')
  textArea?.focus()
  rerender(field({ file: image }))
  expect(textArea).toHaveFocus()
})

test('a rejected file does not move the focus when another one is pasted later', () => {
  const { rerender } = render(field({}))
  fireEvent.change(input(), { target: { files: [image] } })
  rerender(field({ isBusy: true }))
  rerender(field({ error: 'Geçersiz dosya' }))
  screen.getByRole('textbox').focus()
  rerender(field({ isBusy: true }))
  rerender(field({ file: image }))
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('a file that is accepted after a check has the focus', () => {
  const { rerender } = render(field({}))
  fireEvent.change(input(), { target: { files: [image] } })
  rerender(field({ isBusy: true }))
  rerender(field({ file: image }))
  expect(screen.getByRole('button', { name: 'Kaldır' })).toHaveFocus()
})

test('an invalid image has an icon', () => {
  render(<Attachment />)
  fireEvent.change(input(), { target: { files: [image] } })
  const preview = document.querySelector('img')
  if (preview) fireEvent.error(preview)
  expect(document.querySelector('img')).not.toBeInTheDocument()
})

test('a read-only file cannot be removed', () => {
  const { rerender } = render(<Attachment />)
  fireEvent.change(input(), { target: { files: [image] } })
  rerender(<Attachment isReadOnly />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByText('ekran.png')).toBeInTheDocument()
})
