import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { MAX_SEARCH_LENGTH } from '@/shared/config'
import { toSearchTerm, truncateSearchText, wordMatcher } from './search-term'

test('a term is normalised to NFC, trimmed and otherwise unchanged (F-D14)', () => {
  expect(toSearchTerm('  S\u0327ENGÜL  Işık ')).toBe('ŞENGÜL  Işık')
  expect(toSearchTerm('\u00a0ali\ufeff')).toBe('ali')
})

test('a right-to-left name that is copied from the portal is searched without its isolates', () => {
  expect(toSearchTerm('\u2068علي\u2069 ')).toBe('علي')
})

test('ten thousand characters are truncated to a hundred', () => {
  expect(truncateSearchText('x'.repeat(10_000))).toHaveLength(MAX_SEARCH_LENGTH)
  expect(toSearchTerm('x'.repeat(10_000))).toHaveLength(MAX_SEARCH_LENGTH)
})

test('truncation does not split an emoji', () => {
  const text = `${'x'.repeat(MAX_SEARCH_LENGTH - 1)}😀`
  expect(truncateSearchText(text)).toBe('x'.repeat(MAX_SEARCH_LENGTH - 1))
})

test('the conversion to a term is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const term = toSearchTerm(text)
      expect(toSearchTerm(term)).toBe(term)
      expect(term.length).toBeLessThanOrEqual(MAX_SEARCH_LENGTH)
      expect(term.trim()).toBe(term)
    }),
  )
})

const NAMES = ['Boğaziçi Tıp Merkezi', 'İğdır Göz Kliniği', 'Ege Ağız ve Diş Sağlığı', '']

test.each([
  ['', NAMES],
  ['  ', NAMES],
  ['bogazici', ['Boğaziçi Tıp Merkezi']],
  ['iğdır', ['İğdır Göz Kliniği']],
  ['IGDIR klin', ['İğdır Göz Kliniği']],
  ['diş ege', ['Ege Ağız ve Diş Sağlığı']],
  ['göz ege', []],
])('the term "%s" matches %j', (term, names) => expect(NAMES.filter(wordMatcher(term))).toEqual(names))

test('a text is folded once for all words, not for each word and letter', () => {
  const matches = wordMatcher('bog tip mer')
  const normalize = vi.spyOn(String.prototype, 'normalize')
  expect(matches('Boğaziçi Tıp Merkezi')).toBe(true)
  expect(normalize).toHaveBeenCalledOnce()
})
