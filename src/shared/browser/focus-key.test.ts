// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFocusKey, focusByKey } from './focus-key'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

function addButton(key: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.dataset.focusKey = key
  document.body.append(button)
  return button
}

/** Lets the page look at what has changed. */
const look = () => vi.advanceTimersByTimeAsync(0)

test('the place of the focus is known, also from within it', () => {
  expect(readFocusKey()).toBeNull()
  const button = addButton('clinic')
  const inside = document.createElement('a')
  inside.href = '#'
  button.append(inside)
  inside.focus()
  expect(readFocusKey()).toBe('clinic')
})

test('a place that is there has the focus at once', () => {
  const button = addButton('clinic')
  focusByKey('clinic')
  expect(document.activeElement).toBe(button)
})

test('a place that comes with an answer has the focus then', async () => {
  focusByKey('clinic')
  addButton('search')
  await look()
  expect(document.activeElement).toBe(document.body)
  const button = addButton('clinic')
  await look()
  expect(document.activeElement).toBe(button)
})

test('who has gone somewhere else meanwhile is left there', async () => {
  focusByKey('clinic')
  const elsewhere = addButton('search')
  elsewhere.focus()
  await look()
  addButton('clinic')
  await look()
  expect(document.activeElement).toBe(elsewhere)
})

test('what does not come is not waited for without end', async () => {
  focusByKey('clinic')
  await vi.advanceTimersByTimeAsync(5_000)
  addButton('clinic')
  await look()
  expect(document.activeElement).toBe(document.body)
})
