import { act, fireEvent, render, screen } from '@testing-library/react'
import { Bell } from 'lucide-react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IconButton } from '../icon-button'
import { Tooltip } from './Tooltip'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
/** What the browser tells when a mouse is moved onto an element. */
const pointAt = (element: Element) => {
  fireEvent.pointerEnter(element, { pointerType: 'mouse' })
  fireEvent.pointerMove(element, { pointerType: 'mouse', movementX: 1 })
}
const bubble = () => document.querySelector('[role="tooltip"]')?.textContent

test('the mouse has to rest on a control before its tooltip shows', () => {
  render(<IconButton icon={Bell} label="Hatırlatmalar" />)
  const button = screen.getByRole('button', { name: 'Hatırlatmalar' })
  pointAt(button)
  pass(300)
  expect(bubble()).toBeUndefined()
  pass(200)
  expect(bubble()).toBe('Hatırlatmalar')
  fireEvent.pointerLeave(button)
  pass(200)
  expect(bubble()).toBeUndefined()
})

test('what comes up under a resting mouse shows its tooltip only once the mouse moves', () => {
  render(<IconButton icon={Bell} label="Hatırlatmalar" />)
  const button = screen.getByRole('button', { name: 'Hatırlatmalar' })
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  fireEvent.pointerMove(button, { pointerType: 'mouse', movementX: 0, movementY: 0 })
  pass(1000)
  expect(bubble()).toBeUndefined()
  fireEvent.pointerMove(button, { pointerType: 'mouse', movementX: 1 })
  pass(500)
  expect(bubble()).toBe('Hatırlatmalar')
})

test('a tooltip that was closed stays closed while the mouse moves on over its control', () => {
  render(<IconButton icon={Bell} label="Hatırlatmalar" />)
  const button = screen.getByRole('button', { name: 'Hatırlatmalar' })
  pointAt(button)
  fireEvent.pointerDown(button)
  fireEvent.pointerMove(button, { pointerType: 'mouse', movementX: 1 })
  pass(1000)
  expect(bubble()).toBeUndefined()
})

test('a tooltip can be entered to read it', () => {
  render(<IconButton icon={Bell} label="Hatırlatmalar" />)
  const button = screen.getByRole('button', { name: 'Hatırlatmalar' })
  pointAt(button)
  pass(500)
  fireEvent.pointerLeave(button)
  pointAt(document.querySelector('[role="tooltip"]') as Element)
  pass(1000)
  expect(bubble()).toBe('Hatırlatmalar')
})

test('a finger gets no tooltip, it would cover what is pressed', () => {
  render(<IconButton icon={Bell} label="Hatırlatmalar" />)
  fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'touch' })
  fireEvent.pointerMove(screen.getByRole('button'), { pointerType: 'touch', movementX: 1 })
  pass(1000)
  expect(bubble()).toBeUndefined()
})

test('Escape takes the tooltip away and goes no further', () => {
  const received = vi.fn()
  document.body.addEventListener('keydown', received)
  render(<IconButton icon={Bell} label="Hatırlatmalar" />)
  const button = screen.getByRole('button', { name: 'Hatırlatmalar' })
  pointAt(button)
  pass(500)
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(bubble()).toBeUndefined()
  expect(received).not.toHaveBeenCalled()
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(received).toHaveBeenCalledOnce()
})

test('a control that loses the focus loses its tooltip in the same moment', () => {
  render(<IconButton icon={Bell} label="Hatırlatmalar" />)
  const button = screen.getByRole('button', { name: 'Hatırlatmalar' })
  pointAt(button)
  pass(500)
  fireEvent.blur(button)
  expect(bubble()).toBeUndefined()
})

test('a tooltip that adds something describes its control even before it shows', () => {
  render(
    <Tooltip text="Son 30 gün">
      {(describedBy) => (
        <a href="#x" aria-describedby={describedBy}>
          Rapor
        </a>
      )}
    </Tooltip>,
  )
  const id = screen.getByRole('link').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('Son 30 gün')
})
