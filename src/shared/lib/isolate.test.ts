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
