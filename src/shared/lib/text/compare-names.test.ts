import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareNames, nameKey, rankNames } from './compare-names'

test('names are sorted by the Turkish alphabet, numbers in them by value (F-M11)', () => {
  expect(['Şule', 'İpek', 'Hasta 10', 'Çınar', 'Iraz', 'Hasta 9', 'Cem', 'Sude'].toSorted(compareNames)).toEqual([
    'Cem',
    'Çınar',
    'Hasta 9',
    'Hasta 10',
    'Iraz',
    'İpek',
    'Sude',
    'Şule',
  ])
})

test('the key of a name depends on neither letter case, accents nor blanks', () => {
  expect(nameKey(' Dr. Işıl \u00a0 Güneş')).toBe('dr. isil gunes')
})

test('ranks follow the order of the names; equal names have the same rank', () => {
  const part = fc.constantFrom('a', 'ç', 'I', 'ı', 'İ', 'ş', 'Z', ' ', '-', '.', '0', '7', '9', '10', '012')
  const name = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.array(name), name, name, (names, a, b) => {
      const ranks = rankNames([...names, a, b])
      const order = Math.sign((ranks.get(a) ?? -1) - (ranks.get(b) ?? -1))
      expect(order === 0).toBe(a === b)
      if (compareNames(a, b) !== 0) expect(order).toBe(Math.sign(compareNames(a, b)))
    }),
  )
})
