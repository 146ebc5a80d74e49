import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findInName, findInNumber, contains, type MatchRange } from './find-matches'

const matchedTexts = (text: string, ranges: readonly MatchRange[]) =>
  ranges.map(([start, end]) => text.slice(start, end))
const inName = (name: string, term: string) => matchedTexts(name, findInName(name, term))
const inNumber = (number: string, term: string) => matchedTexts(number, findInNumber(number, term))

test('the words of a term are found in any order and any case of the Turkish letters', () => {
  expect(inName('İrem Yıldız', 'yildiz irem')).toEqual(['İrem', 'Yıldız'])
  expect(inName('İSTANBULLU', 'istanbul')).toEqual(['İSTANBUL'])
  expect(inName('istanbullu', 'İSTANBUL')).toEqual(['istanbul'])
  expect(inName('IĞDIR', 'ığdır')).toEqual(['IĞDIR'])
})

test('a match in a decomposed name includes its combining marks', () => {
  expect(inName('S\u0327ule', 'şul')).toEqual(['S\u0327ul'])
})

test('three letters are found inside a word, fewer only at the start of a word', () => {
  expect(inName('Ayşenur', 'nur')).toEqual(['nur'])
  expect(inName('Ayşenur', 'ur')).toEqual([])
  expect(inName('Can Ali', 'al')).toEqual(['Al'])
  expect(inName('Ali Kalender', 'al')).toEqual(['Al'])
})

test('a word is found at every position', () => {
  expect(inName('Ali Alişan', 'ali')).toEqual(['Ali', 'Ali'])
})

test('special characters in a term are ignored', () => {
  expect(inName('Ali (Veli) \\ %', '%ali" \\')).toEqual(['Ali'])
  expect(inName('Ali', '.*+?^${}()|[]')).toEqual([])
})

test('overlapping matches are merged', () => {
  expect(inName('Mehmet', 'mehm hmet')).toEqual(['Mehmet'])
})

test('digits are found across the spaces of a phone number', () => {
  expect(inNumber('+90 532 418 22 07', '532418')).toEqual(['532', '418'])
  expect(inNumber('+90 532 418 22 07', '0532 418')).toEqual(['532', '418'])
  expect(inNumber('05324182207', '00905324182207')).toEqual([])
  expect(inNumber('905324182207', '00905324182207')).toEqual(['905324182207'])
  expect(inNumber('5320004182', '000')).toEqual(['000'])
  expect(inNumber('5320004182', '532000')).toEqual(['532000'])
})

test('a number next to words is found too, one or two digits are not', () => {
  expect(inNumber('5324182207', 'ali 418')).toEqual(['418'])
  expect(inNumber('5324182207', '41')).toEqual([])
  expect(inNumber('5324182207', '999')).toEqual([])
})

test('zeros before one or two digits do not make them a match', () => {
  expect(inNumber('+90 532 418 22 07', '005')).toEqual([])
  expect(inNumber('+90 532 418 22 07', 'ali 009')).toEqual([])
  expect(inNumber('+90 532 418 22 07', '00532')).toEqual(['532'])
})

test('a range contains its start and not its end', () => {
  const ranges: MatchRange[] = [
    [1, 3],
    [5, 6],
  ]
  expect([0, 1, 2, 3, 4, 5, 6].filter((index) => contains(ranges, index))).toEqual([1, 2, 5])
})

test('ranges are ordered, disjoint and inside the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, term) => {
      for (const ranges of [findInName(text, term), findInNumber(text, term)]) {
        let last = -1
        for (const [start, end] of ranges) {
          expect(start).toBeGreaterThan(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(text.length)
      }
    }),
  )
})

test('a name is found by any of its words', () => {
  const words = fc.string({ unit: fc.constantFrom(...Array.from('abcçdefgğhıijklmnoöprsştuüvyzİI')), minLength: 3 })
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 3 }), (parts) => {
      const name = parts.join(' ')
      for (const part of parts) {
        const at = name.indexOf(part)
        expect(contains(findInName(name, part.toUpperCase()), at)).toBe(true)
      }
    }),
  )
})
