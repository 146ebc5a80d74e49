import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Bell } from 'lucide'
import { createPortal } from 'react-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { Button } from '../button'
import { IconButton } from '../icon-button'

beforeEach(() => vi.useFakeTimers())

function renderButton() {
  render(<IconButton icon={Bell} label="Hatırlatmalar" />)
  return screen.getByRole('button', { name: 'Hatırlatmalar' })
}
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const pointAt = (element: Element) => {
  fireEvent.pointerEnter(element, { pointerType: 'mouse' })
  fireEvent.pointerMove(element, { pointerType: 'mouse', movementX: 1 })
}
const tooltipText = () => document.querySelector('[role="tooltip"]')?.textContent

test('a tooltip is shown after the mouse has rested on its control', () => {
  const button = renderButton()
  pointAt(button)
  pass(300)
  expect(tooltipText()).toBeUndefined()
  pass(200)
  expect(tooltipText()).toBe('Hatırlatmalar')
  fireEvent.pointerLeave(button)
  pass(200)
  expect(tooltipText()).toBeUndefined()
})

test('a control that appears under the mouse shows its tooltip only after a mouse move', () => {
  const button = renderButton()
  fireEvent.pointerEnter(button, { pointerType: 'mouse' })
  fireEvent.pointerMove(button, { pointerType: 'mouse', movementX: 0, movementY: 0 })
  pass(1000)
  expect(tooltipText()).toBeUndefined()
  fireEvent.pointerMove(button, { pointerType: 'mouse', movementX: 1 })
  pass(500)
  expect(tooltipText()).toBe('Hatırlatmalar')
})

test('a closed tooltip stays closed while the mouse moves over its control', () => {
  const button = renderButton()
  pointAt(button)
  fireEvent.pointerDown(button)
  fireEvent.pointerMove(button, { pointerType: 'mouse', movementX: 1 })
  pass(1000)
  expect(tooltipText()).toBeUndefined()
})

test('a tooltip stays open while the mouse is over it', () => {
  const button = renderButton()
  pointAt(button)
  pass(500)
  fireEvent.pointerLeave(button)
  pointAt(document.querySelector('[role="tooltip"]') as Element)
  pass(1000)
  expect(tooltipText()).toBe('Hatırlatmalar')
})

test('touch shows no tooltip, which would cover the control', () => {
  const button = renderButton()
  fireEvent.pointerEnter(button, { pointerType: 'touch' })
  fireEvent.pointerMove(button, { pointerType: 'touch', movementX: 1 })
  pass(1000)
  expect(tooltipText()).toBeUndefined()
})

test('Escape closes the tooltip and is not propagated', () => {
  const received = vi.fn()
  document.body.addEventListener('keydown', received)
  const button = renderButton()
  pointAt(button)
  pass(500)
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(tooltipText()).toBeUndefined()
  expect(received).not.toHaveBeenCalled()
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(received).toHaveBeenCalledOnce()
})

test.each([
  ['only repeats the name', undefined, 1],
  ['says why the control is disabled', 'Son 30 gün', 0],
])('a tooltip that the focus has opened and that %s: Escape', (_, disabledReason, times) => {
  const received = vi.fn()
  document.body.addEventListener('keydown', received)
  const hidden = vi.spyOn(HTMLElement.prototype, 'hidePopover')
  render(<IconButton icon={Bell} label="Kapat" disabledReason={disabledReason} />)
  const button = screen.getByRole('button', { name: 'Kapat' })
  act(() => button.focus())
  pass(0)
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(hidden).toHaveBeenCalledOnce()
  expect(received).toHaveBeenCalledTimes(times)
})

test('Escape closes a tooltip in the document of its control, such as a picture-in-picture window', () => {
  const page = Object.defineProperty(document.implementation.createHTMLDocument(), 'defaultView', { value: window })
  render(createPortal(<IconButton icon={Bell} label="Hatırlatmalar" />, page.body))
  const button = within(page.body).getByRole('button', { name: 'Hatırlatmalar' })
  pointAt(button)
  pass(500)
  const tooltip = page.querySelector('[role="tooltip"]')
  expect(tooltip).not.toBeNull()
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(page.contains(tooltip)).toBe(false)
})

test('Escape closes a tooltip whose passive effects have not run yet', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const shown = vi.spyOn(HTMLElement.prototype, 'showPopover').mockImplementationOnce(() => {
    queueMicrotask(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  })
  const button = renderButton()
  pointAt(button)
  vi.advanceTimersByTime(500)
  await vi.waitFor(() => expect(shown).toHaveBeenCalled())
  await vi.waitFor(() => expect(tooltipText()).toBeUndefined())
})

test('a tooltip closes when its control loses the focus', () => {
  const button = renderButton()
  pointAt(button)
  pass(500)
  fireEvent.blur(button)
  expect(tooltipText()).toBeUndefined()
})

test('a describing tooltip describes its control even while hidden', () => {
  render(<Button disabledReason="Son 30 gün">Rapor</Button>)
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Son 30 gün')
})

test('the reason of a tapped button is hidden by a tap elsewhere, also if the button has no focus, as in Safari', () => {
  const shown = vi.spyOn(HTMLElement.prototype, 'showPopover')
  const hidden = vi.spyOn(HTMLElement.prototype, 'hidePopover')
  render(<Button disabledReason="Son 30 gün">Rapor</Button>)
  fireEvent.click(screen.getByRole('button'))
  pass(0)
  expect(shown.mock.contexts).toContain(screen.getByRole('tooltip'))
  expect(hidden).not.toHaveBeenCalled()
  fireEvent.pointerDown(document.body)
  expect(hidden.mock.contexts).toEqual([screen.getByRole('tooltip')])
})
