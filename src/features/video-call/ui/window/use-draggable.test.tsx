import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { type Position, useDraggable } from './use-draggable'

function Box() {
  const [position, setPosition] = useState<Position | null>(null)
  const { box, moved, surface, handle } = useDraggable<HTMLDivElement>({ position, onMove: setPosition })
  return (
    <div ref={box} data-testid="box" {...moved} {...surface}>
      <button type="button" {...handle}>
        Taşı
      </button>
    </div>
  )
}

test('after a drag, its click moves nothing, and Enter on the handle moves to the next corner', async () => {
  render(<Box />)
  const handle = screen.getByRole('button', { name: 'Taşı' })
  const box = screen.getByTestId('box')
  fireEvent.pointerDown(handle, { button: 0, buttons: 1, clientX: 0, clientY: 0 })
  fireEvent.pointerMove(handle, { buttons: 1, clientX: 50, clientY: 30 })
  fireEvent.pointerUp(handle)
  fireEvent.click(handle, { detail: 1 })
  expect(box.style.getPropertyValue('--x')).toBe('50px')

  handle.focus()
  await userEvent.keyboard('{Enter}')
  expect(box.style.getPropertyValue('--x'), 'the left edge').toBe('0px')
})
