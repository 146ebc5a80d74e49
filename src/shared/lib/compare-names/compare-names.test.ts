import { expect, test } from 'vitest'
import { compareNames } from './compare-names'

test('names stand in the order of the Turkish alphabet, numbers in them by their value', () => {
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
