import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ignoreSecondClick } from '@/shared/browser'
import { applyLanguage } from '@/shared/i18n'
import { takeOpener } from '../focus'
import { Dialog } from './Dialog'

beforeAll(() => applyLanguage('tr'))

interface Setup {
  staysOpen?: boolean
  isOpenerRemoved?: boolean
  isDismissible?: boolean
}

function setup({ staysOpen = false, isOpenerRemoved = false, isDismissible = true }: Setup = {}) {
  const onClose = vi.fn()
  function Page() {
    const [isOpen, setOpen] = useState(false)
    const close = () => {
      onClose()
      setOpen(staysOpen)
    }
    return (
      <main tabIndex={-1}>
        {isOpen && isOpenerRemoved ? null : (
          <button type="button" onClick={() => setOpen(true)}>
            Aç
          </button>
        )}
        <Dialog
          title="Randevuyu kaldır"
          description="Bu işlem geri alınamaz."
          isOpen={isOpen}
          onClose={isDismissible ? close : null}
          footer={<p>Yardım</p>}
        >
          <input aria-label="Neden" data-autofocus="" />
          <input type="file" aria-label="Ek" />
        </Dialog>
      </main>
    )
  }
  render(<Page />)
  return { onClose, user: userEvent.setup() }
}

const dialog = () => screen.getByRole('dialog', { name: 'Randevuyu kaldır' })

/** The browser fires `cancel` when Escape reaches the dialog. */
const escape = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))

test('a dialog has a name and a description and focuses the element with data-autofocus', async () => {
  const { user } = setup()
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  expect(dialog()).toHaveAccessibleDescription('Bu işlem geri alınamaz.')
  expect(screen.getByLabelText('Neden')).toHaveFocus()
})

test('a dialog has no landmarks of a page', async () => {
  const { user } = setup()
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  for (const role of ['banner', 'contentinfo']) expect(screen.queryByRole(role)).not.toBeInTheDocument()
})

test('after Escape the focus is back on the button that opened the dialog', async () => {
  const { user, onClose } = setup()
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  escape()
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Aç' })).toHaveFocus()
})

test.each([
  ['Escape', escape],
  ['the browser itself', () => act(() => (dialog() as HTMLDialogElement).close())],
])('a dialog that %s has closed does not keep the page that opened it in memory', async (_, close) => {
  const { user } = setup()
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  const closed = dialog() as HTMLDialogElement
  close()
  expect(takeOpener(closed)).toBeNull()
})

test('a dialog that the browser has closed itself is closed by its owner too', async () => {
  const { user, onClose } = setup()
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  act(() => (dialog() as HTMLDialogElement).close())
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByLabelText('Neden'), 'its content').not.toBeInTheDocument()
})

test('a close event that arrives after the dialog was opened again does not close it', async () => {
  const { user, onClose } = setup()
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  fireEvent(dialog(), new Event('close'))
  expect(onClose).not.toHaveBeenCalled()
})

test('if the opener was removed the page gets the focus (F-P07)', async () => {
  const { user } = setup({ isOpenerRemoved: true })
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  escape()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('the button and the backdrop request to close', async () => {
  const { user, onClose } = setup({ staysOpen: true })
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  await user.click(screen.getByRole('button', { name: 'Kapat' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  await user.click(dialog())
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('a double click on the backdrop requests to close once', async () => {
  const { user, onClose } = setup()
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  await user.dblClick(dialog())
  expect(onClose).toHaveBeenCalledOnce()
})

test('the second click of the double click that opened the dialog does not close it', async () => {
  onTestFinished(ignoreSecondClick())
  const { user, onClose } = setup()
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  fireEvent.pointerDown(dialog())
  fireEvent.pointerUp(dialog())
  fireEvent.click(dialog(), { detail: 2 })
  expect(onClose).not.toHaveBeenCalled()
})

test('a press that started inside does not close the dialog when it is released outside', async () => {
  const { user, onClose } = setup()
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  fireEvent.pointerDown(screen.getByLabelText('Neden'))
  fireEvent.pointerUp(dialog())
  // The browser fires the click on the element around both.
  fireEvent.click(dialog())
  expect(onClose).not.toHaveBeenCalled()
})

test('a key that presses a control after an aborted press of the backdrop does not close the dialog', async () => {
  const { user, onClose } = setup()
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  fireEvent.pointerDown(dialog())
  fireEvent.pointerCancel(dialog())
  fireEvent.click(screen.getByLabelText('Neden'), { detail: 0 })
  expect(onClose).not.toHaveBeenCalled()
})

test('cancelling a file input does not close the dialog around it', async () => {
  const { user, onClose } = setup()
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  fireEvent(screen.getByLabelText('Ek'), new Event('cancel', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
})

test('a dialog that is not dismissible cannot be closed by the user', async () => {
  const { user, onClose } = setup({ isDismissible: false })
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  escape()
  await user.click(dialog())
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Kapat' })).not.toBeInTheDocument()
})

test('the dialog exists from its first opening on, its content only while it is open', async () => {
  const { user } = setup()
  expect(document.querySelector('dialog')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  escape()
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeEmptyDOMElement())
})

test('a dialog that must stay open is opened again where its focus begins when the browser closes it', async () => {
  const { user } = setup({ isDismissible: false })
  await user.click(screen.getByRole('button', { name: 'Aç' }))
  screen.getByLabelText('Ek').focus()
  ;(dialog() as HTMLDialogElement).close()
  expect((dialog() as HTMLDialogElement).open).toBe(true)
  expect(screen.getByLabelText('Neden')).toHaveFocus()
})

test('the last content stays during the closing animation', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  // The DOM of the tests has no animations, and only this property is read.
  vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue([{ finished: promise } as unknown as Animation])
  const page = (count: number) => (
    <Dialog title={`${count} bildirim kaldırılsın mı?`} isOpen={count > 0} onClose={() => {}}>
      {count} seçili
    </Dialog>
  )
  const { rerender } = render(page(3))
  rerender(page(0))
  expect(screen.getByText('3 seçili')).toBeInTheDocument()
  expect(screen.getByText('3 bildirim kaldırılsın mı?')).toBeInTheDocument()
  await act(async () => resolve())
  expect(screen.queryByText('3 seçili')).not.toBeInTheDocument()
})
