import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isolate, joinParts } from './isolate'

test('a text with right-to-left letters is isolated, other texts are unchanged', () => {
  expect(isolate('علي')).toBe('\u2068علي\u2069')
  expect(isolate('דוד (Kaya)')).toBe('\u2068דוד (Kaya)\u2069')
  for (const text of ['İrem Yıldız', '山田 太郎', '', '+90 532']) expect(isolate(text)).toBe(text)
})

test('parts are joined without the missing ones, so that right-to-left parts stay in their order', () => {
  expect(joinParts(['Kontrol', null, undefined, false, '', 'Dr. Can'], ' · ')).toBe('Kontrol · Dr. Can')
  expect(joinParts(['علي', '09:00'], ', ')).toBe('\u2068علي\u2069, 09:00')
})

test.each([
  ['a closing isolate', 'علي\u2069 09:00', '\u2068علي 09:00\u2069'],
  ['an opening isolate', 'علي \u2067', '\u2068علي \u2069'],
  ['an override', 'Ay\u202Eşe', 'Ayşe'],
  ['an embedding', '\u202BAyşe\u202C', 'Ayşe'],
])('%s of a name does not change the text around it', (_, name, isolated) => expect(isolate(name)).toBe(isolated))

test('parts that are joined again keep their own isolation', () => {
  const part = joinParts(['علي', 'Dr. Can'], ' · ')
  expect(joinParts([part, '09:00'], ', ')).toBe('\u2068\u2068علي\u2069 · Dr. Can\u2069, 09:00')
})

test('whatever a text has, each isolate in it is closed in it', () => {
  const texts = fc.string({ unit: fc.constantFrom(...Array.from('aع \u202A\u202C\u202E\u2066\u2067\u2068\u2069')) })
  fc.assert(
    fc.property(texts, (text) => {
      let depth = 0
      for (const character of isolate(text)) {
        if ('\u2066\u2067\u2068'.includes(character)) depth += 1
        if (character === '\u2069') depth -= 1
        expect(depth).toBeGreaterThanOrEqual(0)
      }
      expect(depth).toBe(0)
    }),
  )
})
