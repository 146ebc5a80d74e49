import { expect, test } from 'vitest'
import { initialsOf } from './initials'

test.each([
  ['ayşe yılmaz', 'tr', 'AY'],
  ['ışık inci', 'tr', 'Iİ'],
  ['isik inci', 'en', 'II'],
  ['Mehmet Ali Öz', 'tr', 'MÖ'],
  ['  Cem  ', 'tr', 'C'],
  ['Dr. Zeynep - Şahin', 'tr', 'DŞ'],
  ['Ayşe Yılmaz (Kaya)', 'tr', 'AK'],
  ['(Ayşe) Kaya', 'tr', 'AK'],
  ['Dr. "Ömer" 2Şahin', 'tr', 'DŞ'],
  ['', 'tr', ''],
  ['é́lodie 👩‍⚕️', 'en', 'É́'],
])('the initials of "%s" in %s are %s (F-M10)', (name, language, initials) => {
  expect(initialsOf(name, language)).toBe(initials)
})
