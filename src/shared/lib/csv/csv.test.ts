import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CsvSeparator, toCsv } from './csv'

const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('"', ',', '\r', '\n', '\t', '=', '+', '-', '@', "'", ';', 'ş', ' ', '1'), { maxLength: 8 })
    .map((letters) => letters.join('')),
)
const tables = fc
  .integer({ min: 1, max: 5 })
  .chain((columns) => fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { maxLength: 8 }))

/** RFC 4180, letter by letter. */
function read(csv: string, separator: CsvSeparator): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let text = ''
  let isQuoted = false
  for (let at = 0; at < csv.length; at += 1) {
    const letter = csv[at] ?? ''
    if (isQuoted && letter === '"' && csv[at + 1] === '"') {
      text += '"'
      at += 1
    } else if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && letter === separator) {
      row.push(text)
      text = ''
    } else if (!isQuoted && letter === '\r' && csv[at + 1] === '\n') {
      rows.push([...row, text])
      row = []
      text = ''
      at += 1
    } else text += letter
  }
  return rows
}

const separators = fc.constantFrom<CsvSeparator>(',', ';')
const withoutMark = (csv: string) => csv.slice(1)
const DANGEROUS = ['=', '+', '-', '@', '\t', '\r']

test('whatever stands in the cells, it comes out of the file as it went in, or with an apostrophe before it', () => {
  fc.assert(
    fc.property(tables, separators, (rows, separator) => {
      const back = read(withoutMark(toCsv(rows, separator)), separator)
      expect(back).toEqual(
        rows.map((cells) => cells.map((text) => (DANGEROUS.includes(text[0] ?? '') ? `'${text}` : text))),
      )
    }),
  )
})

test('no cell of the file begins as a formula', () => {
  fc.assert(
    fc.property(tables, separators, (rows, separator) => {
      for (const text of read(withoutMark(toCsv(rows, separator)), separator).flat())
        expect(DANGEROUS).not.toContain(text[0])
    }),
  )
})

test('the file begins with the mark that tells Excel of UTF-8, and every line ends as the standard has it', () => {
  expect(
    toCsv(
      [
        ['Şule', 'Öztürk, Ela'],
        ['=1+1', 'a"b'],
      ],
      ',',
    ),
  ).toBe('\uFEFFŞule,"Öztürk, Ela"\r\n\'=1+1,"a""b"\r\n')
  expect(toCsv([['Şule', 'a;b']], ';')).toBe('\uFEFFŞule;"a;b"\r\n')
  expect(toCsv([], ',')).toBe('\uFEFF')
})
