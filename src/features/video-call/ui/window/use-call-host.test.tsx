import { render } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { expect, test } from 'vitest'
import { useCallHost } from './use-call-host'

function Call({ openDialog = null }: { openDialog?: HTMLDialogElement | null }) {
  return createPortal(
    <p data-testid="call">
      <button type="button">Bitir</button>
    </p>,
    useCallHost(openDialog),
  )
}

test('a call whose dialog is removed while it is open is back in the page within the same task', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.showModal()
  const { getByTestId, unmount } = render(<Call openDialog={dialog} />)
  const call = getByTestId('call')
  expect(dialog).toContainElement(call)

  // As `Modal` does when its page is left; React renders the next state in a later task.
  dialog.close()
  dialog.remove()
  await Promise.resolve()
  expect(call).toBeInTheDocument()
  expect(call).toBeVisible()
  unmount()
  expect(call).not.toBeInTheDocument()
})

test('the page gets the focus of a call that ends without a dialog (F-P07)', () => {
  const page = (isRunning: boolean) => <main tabIndex={-1}>{isRunning && <Call />}</main>
  const { getByRole, rerender } = render(page(true))
  getByRole('button').focus()
  rerender(page(false))
  expect(getByRole('main')).toHaveFocus()
})
