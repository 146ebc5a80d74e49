import { expect, test } from 'vitest'
import { cutMarkup } from './cut-markup'

test('an article of ordinary length stays as it is', () => {
  expect(cutMarkup('<p>a</p>')).toEqual({ markup: '<p>a</p>', isCut: false })
  expect(cutMarkup('')).toEqual({ markup: '', isCut: false })
})

test('one with too many tags ends before the first that is too much', () => {
  expect(cutMarkup('<p>a</p><p>b</p>', 100, 4)).toEqual({ markup: '<p>a</p><p>b</p>', isCut: false })
  expect(cutMarkup('<p>a</p><p>b</p>', 100, 3)).toEqual({ markup: '<p>a</p><p>b', isCut: true })
})

test('one with too many characters ends there', () => {
  expect(cutMarkup('<p>abc</p>', 5)).toEqual({ markup: '<p>ab', isCut: true })
  expect(cutMarkup('abcde', 5)).toEqual({ markup: 'abcde', isCut: false })
})
