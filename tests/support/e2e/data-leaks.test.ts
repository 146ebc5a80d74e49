import { expect, test } from 'vitest'
import { findOccurrences } from './data-leaks'

test('a scan finds data in any notation', () => {
  const found = (event: string, content: string) => findOccurrences([event], [{ location: 'x', content }]).length > 0
  expect(found('Zümrüt', '?next=%2Ftr%3Fq%3DZ%25C3%25BCmr%25C3%25BCt')).toBe(true)
  expect(found('Zümrüt', '100%&q=%FF%5A%C3%BCmr%C3%BCt')).toBe(true)
  expect(found('Karabatakoğlu', '{"name":"KARABATAKOĞLU"}')).toBe(true)
  expect(found('+90 532 111 22 33', 'tel:905321112233')).toBe(true)
  expect(found('4827', '{"pin":"4827"}')).toBe(true)
  expect(found('4827', 'id-a4827f')).toBe(false)
})
