// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { isTypeaheadTarget, isTextField, onKeyDown } from './keyboard'

const elementOf = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild
}

test('keys are heard before the focused element has them, until nobody listens any more', () => {
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

test('what a browser announces when it fills in a form is no key', () => {
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
])('keys type text in %s', (html) => {
  expect(isTextField(elementOf(html))).toBe(true)
})

test.each(['<input type="checkbox">', '<input type="submit">', '<button></button>', '<select></select>', '<p></p>'])(
  'keys type no text in %s',
  (html) => {
    expect(isTextField(elementOf(html))).toBe(false)
  },
)

test('the letters typed at a list of choices find one, and are nobody else’s', () => {
  expect(isTypeaheadTarget(elementOf('<select><option>Kritik</option></select>'))).toBe(true)
  expect(isTypeaheadTarget(elementOf('<input>'))).toBe(false)
})

test('nothing focused is no text field', () => {
  expect(isTextField(null)).toBe(false)
  expect(isTextField(window)).toBe(false)
})
