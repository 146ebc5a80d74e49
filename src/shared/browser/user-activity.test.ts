// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPageVeiled, veilPage } from './page-lock'
import { onUserInput } from './user-activity'

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
  veilPage(false)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function setup() {
  const heard = vi.fn()
  onUserInput(heard)
  document.body.innerHTML = '<button type="button">Sil</button>'
  const button = document.querySelector('button') as HTMLElement
  const pressed = vi.fn()
  button.addEventListener('keydown', pressed)
  return { heard, pressed, button }
}

const key = () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })

test.each(['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'])('%s is a sign of life', (type) => {
  const { heard, button } = setup()
  button.dispatchEvent(new Event(type))
  expect(heard).toHaveBeenCalledOnce()
})

test('a pointer that moves is one, a page that moves under the pointer is none', () => {
  const { heard, button } = setup()
  button.dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 }))
  expect(heard).not.toHaveBeenCalled()
  button.dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 1 }))
  expect(heard).toHaveBeenCalledOnce()
})

test('it is told at most once in a second, and at once when the clock was set back', () => {
  const { heard, button } = setup()
  for (let time = 0; time < 20; time += 1) {
    button.dispatchEvent(key())
    vi.setSystemTime(Date.now() + 100)
  }
  expect(heard).toHaveBeenCalledTimes(2)
  vi.setSystemTime(NOON - 60_000)
  button.dispatchEvent(key())
  expect(heard).toHaveBeenCalledTimes(3)
})

test('the input that draws the veil reaches nothing that the veil hides', () => {
  const { heard, pressed, button } = setup()
  heard.mockImplementation(() => veilPage(true))
  const event = key()
  button.dispatchEvent(event)
  expect(isPageVeiled()).toBe(true)
  expect(event.defaultPrevented).toBe(true)
  expect(pressed).not.toHaveBeenCalled()
})

test('other inputs reach what they are for, those at the veil too', () => {
  const { pressed, button } = setup()
  button.dispatchEvent(key())
  veilPage(true)
  vi.setSystemTime(NOON + 5_000)
  const event = key()
  button.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  expect(pressed).toHaveBeenCalledTimes(2)
})
