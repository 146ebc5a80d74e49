import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, foldWithPositions } from './fold'

test.each([
  ['İstanbul', 'istanbul'],
  ['ISPARTA', 'isparta'],
  ['IĞDIR', 'igdir'],
  ['ığdır', 'igdir'],
  ['S\u0327ule', 'sule'],
  ['Şule', 'sule'],
  ['Z\u0323eyneb', 'zeyneb'],
  ['Weiß', 'weiss'],
  ['１２３', '123'],
  ['ﬁ', 'fi'],
  ['ΦΩΣ φως', 'φωσ φωσ'],
])('%s is compared as %s', (text, folded) => expect(fold(text)).toBe(folded))

test('the combining dot of a lower-cased İ does not prevent a match (F-D13)', () => {
  expect('İstanbul'.toLowerCase()).toHaveLength(9)
  expect(fold('İstanbul')).toHaveLength(8)
})

test('a combining mark belongs to the letter before it', () => {
  const { folded, starts, ends } = foldWithPositions('aS\u0327b')
  expect(folded).toBe('asb')
  expect([starts, ends]).toEqual([
    [0, 1, 3],
    [1, 3, 4],
  ])
})

test('both letters of a folded ß have the same position', () => {
  expect(foldWithPositions('aßb')).toEqual({ folded: 'assb', starts: [0, 1, 1, 2], ends: [1, 2, 2, 3] })
})

test('positions cover the text, and folding is the same with and without them, composed and decomposed', () => {
  const texts = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(texts, (text) => {
      const { folded, starts, ends } = foldWithPositions(text)
      expect(folded).toBe(fold(text))
      expect(starts).toHaveLength(folded.length)
      for (const [index, start] of starts.entries()) expect(ends[index]).toBeGreaterThan(start)
      expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')))
    }),
  )
})
