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
  fireEvent.pointerDown(handle, { isPrimary: true, button: 0, buttons: 1, clientX: 0, clientY: 0 })
  fireEvent.pointerMove(handle, { isPrimary: true, buttons: 1, clientX: 50, clientY: 30 })
  fireEvent.pointerUp(handle)
  fireEvent.click(handle, { detail: 1 })
  expect(box.style.getPropertyValue('--x')).toBe('50px')

  handle.focus()
  await userEvent.keyboard('{Enter}')
  expect(box.style.getPropertyValue('--x'), 'the left edge').toBe('0px')
})

test('a second finger does not disturb the first one, which drags the box', () => {
  render(<Box />)
  const box = screen.getByTestId('box')
  const first = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 }
  const second = { ...first, pointerId: 2, isPrimary: false }
  fireEvent.pointerDown(box, { ...first, clientX: 100, clientY: 100 })
  fireEvent.pointerDown(box, { ...second, clientX: 300, clientY: 100 })
  fireEvent.pointerMove(box, { ...second, clientX: 350, clientY: 100 })
  fireEvent.pointerMove(box, { ...first, clientX: 110, clientY: 100 })
  expect(box.style.getPropertyValue('--x')).toBe('10px')
})
