import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { focusByKey, isTextField, isTypeaheadTarget, onKeyDown, readFocusKey } from './keyboard'

// @vitest-environment happy-dom
const elementOf = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild
}

test('a listener gets keys before the focused element, until it is removed', () => {
  const listen = vi.fn()
  const stop = onKeyDown(listen)
  const field = elementOf('<input>')
  field?.addEventListener('keydown', (event) => event.stopPropagation())
  const press = () => field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true }))
  press()
  expect(listen).toHaveBeenCalledOnce()
  stop()
  press()
  expect(listen).toHaveBeenCalledOnce()
})

test('the keydown event of form autofill is not a key press', () => {
  const listen = vi.fn()
  const stop = onKeyDown(listen)
  elementOf('<input>')?.dispatchEvent(new Event('keydown', { bubbles: true }))
  stop()
  expect(listen).not.toHaveBeenCalled()
})

test.each([
  '<input>',
  '<input type="password">',
  '<input type="search">',
  '<input type="date">',
  '<textarea></textarea>',
  '<div contenteditable="true"></div>',
])('%s is a text field', (html) => {
  expect(isTextField(elementOf(html))).toBe(true)
})

test.each(['<input type="checkbox">', '<input type="submit">', '<button></button>', '<select></select>', '<p></p>'])(
  '%s is not a text field',
  (html) => {
    expect(isTextField(elementOf(html))).toBe(false)
  },
)

test('a select uses typed letters for typeahead', () => {
  expect(isTypeaheadTarget(elementOf('<select><option>Kritik</option></select>'))).toBe(true)
  expect(isTypeaheadTarget(elementOf('<input>'))).toBe(false)
})

test('no focused element is not a text field', () => {
  expect(isTextField(null)).toBe(false)
  expect(isTextField(window)).toBe(false)
})

// @vitest-environment happy-dom
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
