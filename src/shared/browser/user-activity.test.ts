// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPageLocked, setPageLocked } from './page'
import { onUserActivity } from './page-events'

const NOON = Date.UTC(2026, 10, 21, 12)

beforeEach(() => void vi.useFakeTimers({ now: NOON }))
afterEach(() => {
  document.body.replaceChildren()
  setPageLocked(false)
})

function setup() {
  const received = vi.fn()
  onUserActivity(received)
  document.body.innerHTML = '<button type="button">Sil</button>'
  const button = document.querySelector('button') as HTMLElement
  const onKeyDown = vi.fn()
  button.addEventListener('keydown', onKeyDown)
  return { received, onKeyDown, button }
}

const key = () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })

test.each(['pointerdown', 'keydown', 'touchstart', 'wheel'])('%s is user activity', (type) => {
  const { received, button } = setup()
  button.dispatchEvent(new Event(type))
  expect(received).toHaveBeenCalledOnce()
})

test('a page that scrolls by itself is not user activity', () => {
  const { received, button } = setup()
  button.dispatchEvent(new Event('scroll'))
  expect(received).not.toHaveBeenCalled()
})

test('a moving pointer is user activity, a page that moves under the pointer is not', () => {
  const { received, button } = setup()
  button.dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 }))
  expect(received).not.toHaveBeenCalled()
  button.dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 1 }))
  expect(received).toHaveBeenCalledOnce()
})

test('activity is reported at most once per second, and at once after the clock was set back', () => {
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

test('the input that locks the screen does not reach the page', () => {
  const { received, onKeyDown, button } = setup()
  received.mockImplementation(() => setPageLocked(true))
  const event = key()
  button.dispatchEvent(event)
  expect(isPageLocked()).toBe(true)
  expect(event.defaultPrevented).toBe(true)
  expect(onKeyDown).not.toHaveBeenCalled()
})

test('other input reaches its target, also while the screen is locked', () => {
  const { onKeyDown, button } = setup()
  button.dispatchEvent(key())
  setPageLocked(true)
  vi.setSystemTime(NOON + 5_000)
  const event = key()
  button.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  expect(onKeyDown).toHaveBeenCalledTimes(2)
})
