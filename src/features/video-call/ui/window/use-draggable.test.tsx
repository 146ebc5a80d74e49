import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { type Position, useDraggable } from './use-draggable'

function Box(options: { position: Position | null; onMove: (position: Position | null) => void }) {
  const { box, moved, surface, handle } = useDraggable<HTMLDivElement>(options)
  return (
    <div ref={box} data-testid="box" {...moved} {...surface}>
      <button type="button" {...handle}>
        Taşı
      </button>
    </div>
  )
}

function Tile({ mountedBox = 1 }: { mountedBox?: number }) {
  const [position, onMove] = useState<Position | null>(null)
  return <Box key={mountedBox} position={position} onMove={onMove} />
}

test('after a drag, its click moves nothing, and Enter on the handle moves to the next corner', async () => {
  render(<Tile />)
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

test('while a box is dragged, a link below it is not', () => {
  render(
    <>
      <Tile />
      <a href="/tr">Takvim</a>
    </>,
  )
  const [box, link] = [screen.getByTestId('box'), screen.getByRole('link')]
  fireEvent.pointerDown(box, { isPrimary: true, button: 0, buttons: 1 })
  expect(fireEvent.dragStart(link), 'not prevented').toBe(false)
  fireEvent.pointerUp(box)
  expect(fireEvent.dragStart(link)).toBe(true)
})

test('a second finger does not disturb the first one, which drags the box', () => {
  render(<Tile />)
  const box = screen.getByTestId('box')
  const first = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 }
  const second = { ...first, pointerId: 2, isPrimary: false }
  fireEvent.pointerDown(box, { ...first, clientX: 100, clientY: 100 })
  fireEvent.pointerDown(box, { ...second, clientX: 300, clientY: 100 })
  fireEvent.pointerMove(box, { ...second, clientX: 350, clientY: 100 })
  fireEvent.pointerMove(box, { ...first, clientX: 110, clientY: 100 })
  expect(box.style.getPropertyValue('--x')).toBe('10px')
})

test('a box that was hidden goes on to the next corner', async () => {
  const { rerender } = render(<Tile />)
  const goToNextCorner = () => userEvent.click(screen.getByRole('button', { name: 'Taşı' }))
  const style = () => screen.getByTestId('box').getAttribute('style')
  await goToNextCorner()
  const first = style()
  rerender(<Tile mountedBox={2} />)
  expect(style()).toBe(first)
  await goToNextCorner()
  expect(style()).not.toBe(first)
})
