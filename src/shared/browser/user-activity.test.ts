// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPageLocked, setPageLocked } from './page-lock'
import { onUserActivity } from './user-activity'

const NOON = Date.UTC(2026, 10, 21, 12)
const listeners: [string, EventListenerOrEventListenerObject][] = []

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener, options) => {
    listeners.push([type, listener])
    add(type, listener as EventListener, options)
  })
})
afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener, { capture: true })
  document.body.replaceChildren()
  setPageLocked(false)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function setup() {
  const received = vi.fn()
  onUserActivity(received)
  document.body.innerHTML = '<button type="button">Sil</button>'
  const button = document.querySelector('button') as HTMLElement
  const pressed = vi.fn()
  button.addEventListener('keydown', pressed)
  return { received, pressed, button }
}

const key = () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })

test.each(['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'])('%s is a sign of life', (type) => {
  const { received, button } = setup()
  button.dispatchEvent(new Event(type))
  expect(received).toHaveBeenCalledOnce()
})

test('a pointer that moves is one, a page that moves under the pointer is none', () => {
  const { received, button } = setup()
  button.dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 }))
  expect(received).not.toHaveBeenCalled()
  button.dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 1 }))
  expect(received).toHaveBeenCalledOnce()
})

test('it is told at most once in a second, and at once when the clock was set back', () => {
  const { received, button } = setup()
  for (let time = 0; time < 20; time += 1) {
    button.dispatchEvent(key())
    vi.setSystemTime(Date.now() + 100)
  }
  expect(received).toHaveBeenCalledTimes(2)
  vi.setSystemTime(NOON - 60_000)
  button.dispatchEvent(key())
  expect(received).toHaveBeenCalledTimes(3)
})

test('the input that draws the veil reaches nothing that the veil hides', () => {
  const { received, pressed, button } = setup()
  received.mockImplementation(() => setPageLocked(true))
  const event = key()
  button.dispatchEvent(event)
  expect(isPageLocked()).toBe(true)
  expect(event.defaultPrevented).toBe(true)
  expect(pressed).not.toHaveBeenCalled()
})

test('other inputs reach what they are for, those at the veil too', () => {
  const { pressed, button } = setup()
  button.dispatchEvent(key())
  setPageLocked(true)
  vi.setSystemTime(NOON + 5_000)
  const event = key()
  button.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  expect(pressed).toHaveBeenCalledTimes(2)
})
