import { expect, test } from 'vitest'
import { compareNames } from './compare-names'

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
