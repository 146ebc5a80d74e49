import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import type { CloseReason } from '../modal'
import { Dialog } from './Dialog'

beforeAll(() => applyLanguage('tr'))

type Setup = { staysOpen?: boolean; openerLeaves?: boolean; isDismissible?: boolean }

function setup({ staysOpen = false, openerLeaves = false, isDismissible = true }: Setup = {}) {
  const closed = vi.fn<(reason: CloseReason) => void>()
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <main tabIndex={-1}>
        {isOpen && openerLeaves ? null : (
          <button type="button" onClick={() => setOpen(true)}>
            Aç
          </button>
        )}
        <Dialog
          title="Randevuyu kaldır"
          description="Bu işlem geri alınamaz."
          isOpen={isOpen}
          isDismissible={isDismissible}
          onClose={(reason) => {
            closed(reason)
            setOpen(staysOpen)
          }}
        >
          <input aria-label="Neden" data-autofocus="" />
          <input type="file" aria-label="Ek" />
        </Dialog>
      </main>
    )
  }
  render(<Page />)
  return { closed, user: userEvent.setup() }
}

const dialog = () => screen.getByRole('dialog', { name: 'Randevuyu kaldır' })

/** What the browser does when Escape reaches the dialog. */
const escape = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))

test('a dialog is named, described and focuses what it was told to', async () => {
  const { user } = setup()
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  const description = document.getElementById(dialog().getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('Bu işlem geri alınamaz.')
  expect(document.activeElement).toBe(screen.getByLabelText('Neden'))
})

test('after Escape the focus is back on the button that opened the dialog', async () => {
  const { user, closed } = setup()
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  escape()
  expect(closed.mock.calls).toEqual([['escape']])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aç' }))
})

test('where the opener has gone the page takes the focus', async () => {
  const { user } = setup({ openerLeaves: true })
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  escape()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('the close button and a click beside the dialog say which of the two it was', async () => {
  const { user, closed } = setup({ staysOpen: true })
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  await user.click(screen.getByRole('button', { name: 'Kapat' }))
  await user.click(dialog())
  expect(closed.mock.calls).toEqual([['button'], ['backdrop']])
})

test('a press that began inside does not close when it is released outside', async () => {
  const { user, closed } = setup()
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  fireEvent.pointerDown(screen.getByLabelText('Neden'))
  fireEvent.pointerUp(dialog())
  expect(closed).not.toHaveBeenCalled()
})

test('cancelling the choice of a file does not close the dialog around it', async () => {
  const { user, closed } = setup()
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  fireEvent(screen.getByLabelText('Ek'), new Event('cancel', { bubbles: true }))
  expect(closed).not.toHaveBeenCalled()
})

test('what must run to its end cannot be dismissed', async () => {
  const { user, closed } = setup({ isDismissible: false })
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  escape()
  await user.click(dialog())
  expect(closed).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Kapat' })).toBeNull()
})

test('the content exists only while the dialog is open', async () => {
  const { user } = setup()
  expect(screen.queryByLabelText('Neden')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  escape()
  await vi.waitFor(() => expect(document.querySelector('dialog')?.childElementCount).toBe(0))
})
