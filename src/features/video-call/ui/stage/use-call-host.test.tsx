import { render } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { expect, test } from 'vitest'
import { useCallHost } from './use-call-host'

function Call({ openDialog }: { openDialog: HTMLDialogElement }) {
  return createPortal(<p data-testid="call" />, useCallHost(openDialog))
}

test('a host whose dialog is removed while it is open is back in the page within the task', async () => {
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
