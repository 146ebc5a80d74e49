import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../../tests/support/vitest/any-character'
import { type CsvSeparator, toCsv } from './csv'

const LETTERS = ['"', ',', '\r', '\n', '\t', '=', '+', '-', '@', '＝', "'", ';', 'ş', ' ', '1']
const cell = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.array(fc.constantFrom(...LETTERS), { maxLength: 8 }).map((letters) => letters.join('')),
)
const tables = fc
  .integer({ min: 1, max: 5 })
  .chain((columns) => fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { maxLength: 8 }))

const separators = fc.constantFrom<CsvSeparator>(',', ';')
const withoutBom = (csv: string) => csv.slice(1)

/** Reads a file in which every cell is quoted. */
const read = (csv: string) =>
  Array.from(csv.matchAll(/"((?:[^"]|"")*)"([,;]|\r\n)/g), ([, text = '', end = '']) => ({
    text: text.replaceAll('""', '"'),
    end,
  }))

/** Cells that a program finds if it ignores the quotes, or splits at the separator of its own region. */
const cellsIgnoringQuotes = (csv: string) => csv.split(/[,;\t\r\n]/).map((text) => text.replace(/^["\s]+/, ''))

test('every cell is quoted and read back as it was written, except for added apostrophes', () => {
  fc.assert(
    fc.property(tables, separators, (rows, separator) => {
      const csv = withoutBom(toCsv(rows, separator))
      const cells = read(csv)
      expect(cells.map(({ text, end }) => `"${text.replaceAll('"', '""')}"${end}`).join('')).toBe(csv)
      const ends = rows.flatMap((row) => row.map((_, index) => (index === row.length - 1 ? '\r\n' : separator)))
      expect(cells.map(({ end }) => end)).toEqual(ends)
      const withoutApostrophes = (text: string) => text.replaceAll("'", '')
      expect(cells.map(({ text }) => withoutApostrophes(text))).toEqual(rows.flat().map(withoutApostrophes))
    }),
  )
})

test('text without a formula character is not changed', () => {
  const letters = LETTERS.filter((letter) => !/[=+\-@＝]/.test(letter))
  const harmless = fc.string({ unit: fc.constantFrom(...letters) }).filter((text) => !/^[\t\r\n]/.test(text))
  fc.assert(
    fc.property(harmless, separators, (text, separator) => {
      expect(read(withoutBom(toCsv([[text]], separator)))).toEqual([{ text, end: '\r\n' }])
    }),
  )
})

test('no cell starts like a formula, whichever separator a program uses and whether it reads quotes or not', () => {
  fc.assert(
    fc.property(tables, separators, (rows, separator) => {
      const csv = withoutBom(toCsv(rows, separator))
      for (const text of [...cellsIgnoringQuotes(csv), ...read(csv).map(({ text }) => text.trim())])
        expect(text).not.toMatch(/^[=+\-@＝＋－＠]/)
    }),
  )
})

test.each([
  ['=1+1', "'=1+1"],
  ['a;=1+1', "a;'=1+1"],
  ['a,@SUM(A1)', "a,'@SUM(A1)"],
  ['a\t-1', "a\t'-1"],
  ['a\n+1', "a\n'+1"],
  ['a;"=1+1', `a;""'=1+1`],
  [' =1+1', " '=1+1"],
  ['\t1', "'\t1"],
  ['+90 532', "'+90 532"],
  ['ayse@klinik.example', 'ayse@klinik.example'],
  ['10-12', '10-12'],
])('%j is written as %j', (text, written) => {
  expect(toCsv([[text]], ',')).toBe(`\uFEFF"${written}"\r\n`)
})

test('the file starts with a byte order mark for Excel, and lines end with CRLF', () => {
  expect(
    toCsv(
      [
        ['Şule', 'Öztürk, Ela'],
        ['=1+1', 'a"b'],
      ],
      ',',
    ),
  ).toBe('\uFEFF"Şule","Öztürk, Ela"\r\n"\'=1+1","a""b"\r\n')
  expect(toCsv([['Şule', 'a;b']], ';')).toBe('\uFEFF"Şule";"a;b"\r\n')
  expect(toCsv([], ',')).toBe('\uFEFF')
})
