import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskHandlers, unmask } from './mask-handlers'

test.each([
  ['<img src=x onerror=hit()>', '<img src=x on\uFDD0error=hit()>'],
  ['<img/src="x"/onerror=hit()>', '<img/src="x"/on\uFDD0error=hit()>'],
  [`<img src="x"onerror=hit() alt=''onload=hit()>`, `<img src="x"on\uFDD0error=hit() alt=''on\uFDD0load=hit()>`],
  ['<p\nONclick>', '<p\nON\uFDD0click>'],
  ['<p \uFDD0on\uFDD0click\uFDD0>', '<p on\uFDD0click>'],
])('%j has no event handler that a browser knows (F-H10)', (html, masked) => {
  expect(maskHandlers(html)).toBe(masked)
})

test('text without event handlers is unchanged', () => {
  const html = '<p title="on top">once, on time, only here: on/off, "one"</p>'
  expect(unmask(maskHandlers(html))).toBe(html)
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('on', 'a', ' ', '"', '/', '<') }),
      (text) => unmask(maskHandlers(text)) === text,
    ),
  )
})
