import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskReported, truncateMarkup, unmask } from './markup'

const END = '</script>'

test('an article of normal length is unchanged', () => {
  expect(truncateMarkup('<p>a</p>')).toEqual({ markup: `<p>a</p>${END}`, isTruncated: false })
  expect(truncateMarkup('')).toEqual({ markup: `${END}`, isTruncated: false })
})

test('an article with too many tags ends before the first excess tag', () => {
  expect(truncateMarkup('<p>a</p><p>b</p>', 100, 4)).toEqual({ markup: `<p>a</p><p>b</p>${END}`, isTruncated: false })
  expect(truncateMarkup('<p>a</p><p>b</p>', 100, 3)).toEqual({ markup: `<p>a</p><p>b${END}`, isTruncated: true })
})

test('an article with too many characters ends at the limit', () => {
  expect(truncateMarkup('<p>abc</p>', 5)).toEqual({ markup: `<p>ab${END}`, isTruncated: true })
  expect(truncateMarkup('abcde', 5)).toEqual({ markup: `abcde${END}`, isTruncated: false })
})

test('page-level tags are removed, and their content is kept', () => {
  const page = '<!doctype html><HTML lang=tr><base href=x><body class="a>b" onload=x><p>a</p></body></html>'
  expect(truncateMarkup(page).markup).toBe(`<!doctype html>b" onload=x><p>a</p></body></html>${END}`)
  expect(truncateMarkup('<body\n>a<body x<body y>b<bodywork>c').markup).toBe(`ab<bodywork>c${END}`)
})

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
