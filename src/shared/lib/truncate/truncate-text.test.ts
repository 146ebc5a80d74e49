import fc from 'fast-check'
import { expect, test } from 'vitest'
import { truncateText } from './truncate-text'

const FAMILY = '👨‍👩‍👧‍👦'
const count = (text: string) => [...new Intl.Segmenter().segment(text)].length

test('what fits stays as it is, to the last character', () => {
  expect(truncateText('a'.repeat(50), 50)).toEqual({ text: 'a'.repeat(50), isTruncated: false })
  expect(truncateText(FAMILY.repeat(50), 50)).toEqual({ text: FAMILY.repeat(50), isTruncated: false })
})

test('one character more is cut, with an ellipsis', () => {
  expect(truncateText('ş'.repeat(51), 50)).toEqual({ text: `${'ş'.repeat(50)}…`, isTruncated: true })
})

test('a family, a flag and a letter with its marks at the cut stay whole', () => {
  for (const whole of [FAMILY, '🇹🇷', 'ş', '\r\n']) {
    expect(truncateText(`${'a'.repeat(9)}${whole}bc`, 10).text.trimEnd()).toBe(`${'a'.repeat(9)}${whole.trimEnd()}…`)
  }
})

test('no blank stands before the ellipsis', () => {
  expect(truncateText('Kan tahlili sonucu', 4).text).toBe('Kan…')
})

test('whatever the text: a beginning of it, never more characters than allowed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 1, max: 60 }), (text, limit) => {
      const cut = truncateText(text, limit)
      expect(cut.isTruncated).toBe(count(text) > limit)
      const stored = cut.isTruncated ? cut.text.slice(0, -1) : cut.text
      expect(text.startsWith(stored)).toBe(true)
      expect(count(stored)).toBeLessThanOrEqual(limit)
    }),
  )
})
