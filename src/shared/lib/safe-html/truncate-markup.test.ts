import { expect, test } from 'vitest'
import { cutMarkup } from './truncate-markup'

const END = '</script>'

test('an article of ordinary length stays as it is', () => {
  expect(cutMarkup('<p>a</p>')).toEqual({ markup: `<p>a</p>${END}`, isCut: false })
  expect(cutMarkup('')).toEqual({ markup: `${END}`, isCut: false })
})

test('one with too many tags ends before the first that is too much', () => {
  expect(cutMarkup('<p>a</p><p>b</p>', 100, 4)).toEqual({ markup: `<p>a</p><p>b</p>${END}`, isCut: false })
  expect(cutMarkup('<p>a</p><p>b</p>', 100, 3)).toEqual({ markup: `<p>a</p><p>b${END}`, isCut: true })
})

test('one with too many characters ends there', () => {
  expect(cutMarkup('<p>abc</p>', 5)).toEqual({ markup: `<p>ab${END}`, isCut: true })
  expect(cutMarkup('abcde', 5)).toEqual({ markup: `abcde${END}`, isCut: false })
})

test('the tags of a whole page are left out, and what is between them stays', () => {
  const page = '<!doctype html><HTML lang=tr><base href=x><body class="a>b" onload=x><p>a</p></body></html>'
  expect(cutMarkup(page).markup).toBe(`<!doctype html>b" onload=x><p>a</p></body></html>${END}`)
  expect(cutMarkup('<body\n>a<body x<body y>b<bodywork>c').markup).toBe(`ab<bodywork>c${END}`)
})
