import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText } from './truncate-text'

const FAMILY = '👨‍👩‍👧‍👦'
const count = (text: string) => [...new Intl.Segmenter().segment(text)].length

test('what fits stays as it is, to the last character', () => {
  expect(cutText('a'.repeat(50), 50)).toEqual({ text: 'a'.repeat(50), isCut: false })
  expect(cutText(FAMILY.repeat(50), 50)).toEqual({ text: FAMILY.repeat(50), isCut: false })
})

test('one character more is cut, with an ellipsis', () => {
  expect(cutText('ş'.repeat(51), 50)).toEqual({ text: `${'ş'.repeat(50)}…`, isCut: true })
})

test('a family, a flag and a letter with its marks at the cut stay whole', () => {
  for (const whole of [FAMILY, '🇹🇷', 'ş', '\r\n']) {
    expect(cutText(`${'a'.repeat(9)}${whole}bc`, 10).text.trimEnd()).toBe(`${'a'.repeat(9)}${whole.trimEnd()}…`)
  }
})

test('no blank stands before the ellipsis', () => {
  expect(cutText('Kan tahlili sonucu', 4).text).toBe('Kan…')
})

test('whatever the text: a beginning of it, never more characters than allowed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 1, max: 60 }), (text, limit) => {
      const cut = cutText(text, limit)
      expect(cut.isCut).toBe(count(text) > limit)
      const kept = cut.isCut ? cut.text.slice(0, -1) : cut.text
      expect(text.startsWith(kept)).toBe(true)
      expect(count(kept)).toBeLessThanOrEqual(limit)
    }),
  )
})
