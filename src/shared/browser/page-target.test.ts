import { expect, test } from 'vitest'
import { isPageTarget } from './page-target'

// @vitest-environment happy-dom
const elementOf = (html: string) => {
  document.body.innerHTML = html
  return document.querySelector('[data-focused]')
}

test.each(['<main data-focused></main>', '<button data-focused></button>', '<a href="#x" data-focused>x</a>'])(
  'a letter at %s is for the page',
  (html) => {
    expect(isPageTarget(elementOf(html))).toBe(true)
    expect(isPageTarget(document.body)).toBe(true)
  },
)

test.each([
  '<input data-focused>',
  '<textarea data-focused></textarea>',
  '<select data-focused></select>',
  '<div popover="auto"><button data-focused></button></div>',
  '<ul role="menu"><li role="menuitem" data-focused></li></ul>',
  '<div data-tree><a href="#x" data-focused>x</a></div>',
])('a letter at %s is not', (html) => {
  expect(isPageTarget(elementOf(html))).toBe(false)
})
