// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { focusByKey, readFocusKey } from './focus-key'

beforeEach(() => vi.useFakeTimers())
afterEach(() => document.body.replaceChildren())

function addButton(key: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.dataset.focusKey = key
  document.body.append(button)
  return button
}

const flush = () => vi.advanceTimersByTimeAsync(0)

test('the focus key of the focused element or its ancestor is read', () => {
  expect(readFocusKey()).toBeNull()
  const button = addButton('clinic')
  const inside = document.createElement('a')
  inside.href = '#'
  button.append(inside)
  inside.focus()
  expect(readFocusKey()).toBe('clinic')
})

test('an existing element gets the focus at once', () => {
  const button = addButton('clinic')
  focusByKey('clinic')
  expect(document.activeElement).toBe(button)
})

test('an element that is rendered later gets the focus then', async () => {
  focusByKey('clinic')
  addButton('search')
  await flush()
  expect(document.activeElement).toBe(document.body)
  const button = addButton('clinic')
  await flush()
  expect(document.activeElement).toBe(button)
})

test('the focus is not moved if the user has moved it already', async () => {
  focusByKey('clinic')
  const focused = addButton('search')
  focused.focus()
  await flush()
  addButton('clinic')
  await flush()
  expect(document.activeElement).toBe(focused)
})

test('an element that is rendered too late does not get the focus', async () => {
  focusByKey('clinic')
  await vi.advanceTimersByTimeAsync(5_000)
  addButton('clinic')
  await flush()
  expect(document.activeElement).toBe(document.body)
})
