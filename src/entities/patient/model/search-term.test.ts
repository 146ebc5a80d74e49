import fc from 'fast-check'
import { expect, test } from 'vitest'
import { truncateSearchText, isSearchable, MAX_SEARCH_LENGTH, toSearchTerm } from './search-term'

test.each(['', 'a', 'ab', '   ', ' ab ', 'S\u0327u', '👨‍⚕'.slice(0, 2)])('%j is too short to search', (text) => {
  expect(isSearchable(toSearchTerm(text))).toBe(false)
})

test.each(['abc', ' abc ', 'S\u0327ul', '123', '%_"', '日本語'])('%j is long enough to search', (text) => {
  expect(isSearchable(toSearchTerm(text))).toBe(true)
})

test('a term is composed and trimmed, and otherwise as typed', () => {
  expect(toSearchTerm('  S\u0327ENGÜL  Işık ')).toBe('ŞENGÜL  Işık')
  expect(toSearchTerm('\u00a0ali\ufeff')).toBe('ali')
})

test('ten thousand characters are cut to a hundred', () => {
  expect(truncateSearchText('x'.repeat(10_000))).toHaveLength(MAX_SEARCH_LENGTH)
  expect(toSearchTerm('x'.repeat(10_000))).toHaveLength(MAX_SEARCH_LENGTH)
})

test('no emoji is cut in half', () => {
  const text = `${'x'.repeat(MAX_SEARCH_LENGTH - 1)}😀`
  expect(truncateSearchText(text)).toBe('x'.repeat(MAX_SEARCH_LENGTH - 1))
})

test('a term is a fixed point: what was made of it once stays', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const term = toSearchTerm(text)
      expect(toSearchTerm(term)).toBe(term)
      expect(term.length).toBeLessThanOrEqual(MAX_SEARCH_LENGTH)
      expect(term.trim()).toBe(term)
    }),
  )
})
