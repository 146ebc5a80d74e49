import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitFileName } from './split-file-name'

test('a short name stays in one part', () => {
  expect(splitFileName('ekran.png')).toEqual({ start: 'ekran.png', end: '' })
})

test('a long name keeps its end with the extension', () => {
  expect(splitFileName(`${'a'.repeat(300)}-rapor.pdf`).end).toBe('aa-rapor.pdf')
})

test('both parts add up to the name, and no grapheme is split', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
      const { start, end } = splitFileName(name)
      expect(start + end).toBe(name)
      expect(end.isWellFormed() && start.isWellFormed()).toBe(true)
    }),
  )
})
