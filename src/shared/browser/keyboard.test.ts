// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ignoreNextEnter, isPageTarget, isTextField, isTypeaheadTarget, onKeyDown, preventHeldEnter } from './keyboard'

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

function targetIn(html: string) {
  elementOf(html)
  return document.querySelector('[data-focused]')
}

test.each(['<main data-focused></main>', '<button data-focused></button>', '<a href="#x" data-focused>x</a>'])(
  'a letter at %s is for the page',
  (html) => {
    expect(isPageTarget(targetIn(html))).toBe(true)
    expect(isPageTarget(document.body)).toBe(true)
  },
)

test.each([
  '<input data-focused>',
  '<textarea data-focused></textarea>',
  '<select data-focused></select>',
  '<div popover="auto"><button data-focused></button></div>',
  '<ul role="menu"><li role="menuitem" data-focused></li></ul>',
  '<ul role="menubar"><li role="menuitem" data-focused></li></ul>',
  '<div data-tree><a href="#x" data-focused>x</a></div>',
])('a letter at %s is not', (html) => {
  expect(isPageTarget(targetIn(html))).toBe(false)
})

const pressEnter = (target: Element | null, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })
  target?.dispatchEvent(event)
  return event.defaultPrevented
}

test('the next Enter is ignored, unless another key or the time comes first', () => {
  vi.useFakeTimers()
  const button = elementOf('<button></button>')
  ignoreNextEnter(1_000)
  expect(pressEnter(button)).toBe(true)
  expect(pressEnter(button)).toBe(false)

  ignoreNextEnter(1_000)
  pressEnter(button, { key: 'a' })
  expect(pressEnter(button)).toBe(false)

  ignoreNextEnter(1_000)
  vi.advanceTimersByTime(1_000)
  expect(pressEnter(button)).toBe(false)
})

test('a held Enter presses nothing, but makes new lines', () => {
  const stop = onKeyDown(preventHeldEnter)
  const button = elementOf('<button></button>')
  expect(pressEnter(button)).toBe(false)
  expect(pressEnter(button, { repeat: true })).toBe(true)
  expect(pressEnter(elementOf('<textarea></textarea>'), { repeat: true })).toBe(false)
  stop()
})
