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
])('%s is compared as %s', (text, folded) => expect(fold(text)).toBe(folded))

test('the dot of a small İ does not stand between a name and its search', () => {
  expect('İstanbul'.toLowerCase()).toHaveLength(9)
  expect(fold('İstanbul')).toHaveLength(8)
})

test('a mark of its own belongs to the letter before it', () => {
  const { folded, starts, ends } = foldWithPositions('aS\u0327b')
  expect(folded).toBe('asb')
  expect([starts, ends]).toEqual([
    [0, 1, 3],
    [1, 3, 4],
  ])
})

test('a letter that folds to two comes from one place', () => {
  expect(foldWithPositions('aßb')).toEqual({ folded: 'assb', starts: [0, 1, 1, 2], ends: [1, 2, 2, 3] })
})

test('positions tile the text, and folding is the same with and without them, composed and taken apart', () => {
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
