import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['İSTANBUL', 'istanbul'],
  ['ıssız Iğdır', 'issiz igdir'],
  ['Şükrü ÖZGÜL Çağlayangil', 'sukru ozgul caglayangil'],
  ['âlim Lâle', 'alim lale'],
  ['Groß Østergård Łukasz Əli', 'gross ostergard lukasz eli'],
  ['ﬁkret', 'fikret'],
])('%s is folded to %s', (name, folded) => {
  expect(fold(name)).toBe(folded)
})

test('the four letters i are equal', () => {
  expect(new Set(Array.from('iıİI', fold))).toEqual(new Set(['i']))
})

test('composed and decomposed letters are equal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(text.normalize('NFD')) === fold(text.normalize('NFC'))),
  )
})

test('folding twice changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)))
})
