import { expect, test } from 'vitest'
import { formatFileSize } from './file-size'

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [325_632, '318 KB'],
  [1_258_291, '1,2 MB'],
  [5_242_880, '5 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes, 'tr')).toBe(text)
})

test('the decimal separator is that of the language', () => {
  expect(formatFileSize(1_258_291, 'en')).toBe('1.2 MB')
})
