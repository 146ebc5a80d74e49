import { expect, test } from 'vitest'
import { truncateMarkup } from './truncate-markup'

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
