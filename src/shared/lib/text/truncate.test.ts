import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitFileName, toName, toSentencePart, truncateText } from './truncate'

const FAMILY = '👨‍👩‍👧‍👦'
const count = (text: string) => [...new Intl.Segmenter().segment(text)].length

test('a text within the limit is unchanged', () => {
  expect(truncateText('a'.repeat(50), 50)).toEqual({ text: 'a'.repeat(50), isTruncated: false })
  expect(truncateText(FAMILY.repeat(50), 50)).toEqual({ text: FAMILY.repeat(50), isTruncated: false })
})

test('a text with one more character is truncated with an ellipsis', () => {
  expect(truncateText('ş'.repeat(51), 50)).toEqual({ text: `${'ş'.repeat(50)}…`, isTruncated: true })
})

test('graphemes at the limit stay whole: a family emoji, a flag, a letter with marks (F-E07, F-M13)', () => {
  for (const grapheme of [FAMILY, '🇹🇷', 'ş', '\r\n']) {
    expect(truncateText(`${'a'.repeat(9)}${grapheme}bc`, 10).text.trimEnd()).toBe(
      `${'a'.repeat(9)}${grapheme.trimEnd()}…`,
    )
  }
})

test('no space is before the ellipsis', () => {
  expect(truncateText('Kan tahlili sonucu', 4).text).toBe('Kan…')
})

test('the result is a prefix of the text within the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 1, max: 60 }), (text, limit) => {
      const result = truncateText(text, limit)
      expect(result.isTruncated).toBe(count(text) > limit)
      const prefix = result.isTruncated ? result.text.slice(0, -1) : result.text
      expect(text.startsWith(prefix)).toBe(true)
      expect(count(prefix)).toBeLessThanOrEqual(limit)
    }),
  )
})

test.each([
  ['blanks around it', '  İrem Yıldız ', 'İrem Yıldız'],
  ['controls of the writing direction', '\u202Eaclı\u202C \u2067İrem\u2069', 'aclı İrem'],
  ['too many characters', `\u202E ${'ş'.repeat(30)}`, `${'ş'.repeat(20)}…`],
])('a text with %s is put into a sentence without them', (_, text, part) => {
  expect(toSentencePart(text, 20)).toBe(part)
})

test('a name is trimmed, missing if it is blank, and has at most 500 graphemes', () => {
  expect(toName(' Ela Su ')).toBe('Ela Su')
  for (const text of [' ', '', null, undefined]) expect(toName(text)).toBeNull()
  expect(toName(FAMILY.repeat(500))).toBe(FAMILY.repeat(500))
  expect(toName(FAMILY.repeat(501))).toBe(`${FAMILY.repeat(500)}…`)
})

test('a short name stays in one part', () => {
  expect(splitFileName('ekran.png')).toEqual({ start: 'ekran.png', end: '' })
})

test('a long name keeps its end with the extension', () => {
  const name = `${'a'.repeat(300)}-rapor.pdf`
  expect(splitFileName(name)).toEqual({ start: 'a'.repeat(298), end: 'aa-rapor.pdf' })
})

test('both parts add up to the name, and no grapheme is split', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
      const { start, end } = splitFileName(name)
      expect(start + end).toBe(name)
      expect(end.isWellFormed() && start.isWellFormed()).toBe(true)
    }),
  )
})
