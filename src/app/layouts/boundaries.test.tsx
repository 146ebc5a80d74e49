import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { expectConsole } from '../../../tests/support/vitest/console'
import { renderScreen } from '../../../tests/support/vitest/render-screen'
import { OverlayBoundary, ShellBoundary } from './boundaries'

let isBroken = false
function Part() {
  if (isBroken) throw new Error('broken part')
  return <p>İçerik</p>
}

afterEach(() => {
  isBroken = false
})

function breakPart() {
  expectConsole(/broken part/)
  isBroken = true
}

test('a part of the top bar that fails leaves a button to try again, which keeps the focus in the page (F-R01)', async () => {
  breakPart()
  await renderScreen(
    <main tabIndex={-1}>
      <ShellBoundary>
        <Part />
      </ShellBoundary>
    </main>,
  )
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Bu bölüm gösterilemiyor, yeniden dene' }))
  expect(screen.getByText('İçerik')).toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a dialog replaces an overlay that fails; closing it dismisses what the overlay shows (F-R01)', async () => {
  breakPart()
  const dismiss = vi.fn(() => {
    isBroken = false
  })
  await renderScreen(
    <OverlayBoundary onClose={dismiss}>
      <Part />
    </OverlayBoundary>,
  )
  expect(screen.getByRole('dialog', { name: 'Bu bölüm gösterilemiyor' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Kapat' }))
  expect(dismiss).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByText('İçerik')).toBeInTheDocument()
})

test('the dialog of an overlay that closes by itself can be closed (F-R01)', async () => {
  breakPart()
  await renderScreen(
    <OverlayBoundary>
      <Part />
    </OverlayBoundary>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Kapat' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
