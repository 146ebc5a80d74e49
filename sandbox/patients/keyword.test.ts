import { expect, test } from 'vitest'
import { MAX_KEYWORD_LENGTH, parseKeyword } from './keyword.ts'

test.each([
  ['Ayşe  Yılmaz', ['ayse', 'yilmaz']],
  ['ali ALİ Ali', ['ali']],
  ['+90 (532) 418-22 07', ['905324182207']],
  ['0090 532', ['90532']],
  ['ali 532 41 kaya', ['ali', '53241', 'kaya']],
  ['ali532', ['ali', '532']],
  ['O’Brien', ['o', 'brien']],
  ['%_*"\'()^-', []],
  ['"a" OR b*', ['a', 'or', 'b']],
])('%s is parsed to %j', (keyword, words) => {
  expect(parseKeyword(keyword)).toEqual(words)
})

test('a long keyword is truncated', () => {
  expect(parseKeyword('a'.repeat(10_000))).toEqual(['a'.repeat(MAX_KEYWORD_LENGTH)])
})
