import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskReported, unmask } from './mask-reported'

test.each([
  ['<img src=x onerror=hit()>', '<img src=x on\uFDD0error=hit()>'],
  ['<img/src="x"/onerror=hit()>', '<img/src="x"/on\uFDD0error=hit()>'],
  [`<img src="x"onerror=hit() alt=''onload=hit()>`, `<img src="x"on\uFDD0error=hit() alt=''on\uFDD0load=hit()>`],
  ['<p\nONclick>', '<p\nON\uFDD0click>'],
  ['<p \uFDD0on\uFDD0click\uFDD0>', '<p on\uFDD0click>'],
])('%j has no event handler that a browser knows (F-H10)', (html, masked) => {
  expect(maskReported(html)).toBe(masked)
})

test.each([
  ['<p style="color:red">', '<p style\uFDD0="color:red">'],
  ['<p class="a"STYLE=color:red>', '<p class="a"STYLE\uFDD0=color:red>'],
  ['<p/style\n= x>', '<p/style\uFDD0\n= x>'],
  ['<p st\uFDD0yle=x>', '<p style\uFDD0=x>'],
])('%j has no style attribute (F-H10)', (html, masked) => {
  expect(maskReported(html)).toBe(masked)
})

test.each([
  ['<style>p{}</style>', '<noframes \uFDD0>p{}</noframes \uFDD0>'],
  ['<STYLE media=all>', '<noframes \uFDD0 media=all>'],
  ['<svg><style/>', '<svg><noframes \uFDD0/>'],
  ['<st\uFDD0yle>', '<noframes \uFDD0>'],
  ['<styled>', '<styled>'],
])('%j has no style element (F-H10)', (html, masked) => {
  expect(maskReported(html)).toBe(masked)
})

test('text without event handlers and styles is unchanged', () => {
  const html = '<p title="on top">once, on time, only here: on/off, "one", in style, <style> and "style="</p>'
  expect(unmask(maskReported(html))).toBe(html)
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('on', 'style', 'a', ' ', '"', '/', '<', '>', '=') }),
      (text) => unmask(maskReported(text)) === text,
    ),
  )
})
