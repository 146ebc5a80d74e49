import { act, render, screen } from '@testing-library/react'
import { createContext, use } from 'react'
import { expect, test, vi } from 'vitest'
import { Modal, MountedModal } from './Modal'

type Shown = 'none' | 'pin' | 'card'

const ShownContext = createContext<Shown>('none')

/** Reads the context, so that it changes also in a dialog that closes, which keeps its content. */
const PinField = () => (use(ShownContext) === 'pin' ? <input aria-label="PIN" data-autofocus="" /> : null)

function setup() {
  const page = (shown: Shown) => (
    <ShownContext value={shown}>
      <main tabIndex={-1}>
        <button type="button">Ada</button>
        <Modal aria-label="Kart" isOpen={shown === 'card'} onClose={() => {}}>
          <button type="button">Ara</button>
        </Modal>
        <Modal aria-label="Kilit" isOpen={shown === 'pin'} onClose={() => {}}>
          <PinField />
          <button type="button">İptal</button>
        </Modal>
      </main>
    </ShownContext>
  )
  const { rerender } = render(page('none'))
  act(() => screen.getByRole('button', { name: 'Ada' }).focus())
  return (shown: Shown) => rerender(page(shown))
}

test.each([
  ['a control', () => screen.getByRole('button', { name: 'İptal' })],
  ['the dialog itself', () => screen.getByRole('dialog', { name: 'Kilit' })],
  ['a control that is removed with it', () => screen.getByLabelText('PIN')],
])('a dialog that replaces another one returns the focus to what opened the first: focus on %s', (_, focused) => {
  const show = setup()
  show('pin')
  act(() => focused().focus())
  show('card')
  expect(screen.getByRole('dialog', { name: 'Kart' })).toHaveFocus()
  show('none')
  expect(screen.getByRole('button', { name: 'Ada' })).toHaveFocus()
})

test('a dialog that is mounted closed waits for no animations, for which the browser would calculate all styles', () => {
  const read = vi.spyOn(Element.prototype, 'getAnimations')
  const dialog = (isOpen: boolean) => <MountedModal aria-label="Kilit" isOpen={isOpen} onClose={() => {}} />
  const { rerender } = render(dialog(false))
  expect(read).not.toHaveBeenCalled()
  rerender(dialog(true))
  rerender(dialog(false))
  expect(read).toHaveBeenCalledOnce()
})
