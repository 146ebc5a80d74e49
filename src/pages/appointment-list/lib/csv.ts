/** Without it, Excel reads UTF-8 as the code page of the system, which breaks Turkish letters. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/**
 * The start of a formula (OWASP "CSV injection") in a cell, or in what a program of another region takes for one: Excel
 * splits at the list separator of its region, and some programs skip quotes and blanks.
 */
const FORMULA_START = /^[\t\r\n]|[=+\-@＝＋－＠](?<=(?:^|[,;\t\r\n])["'\s]*.)/g

/** Excel opens a file with the list separator of the region: a semicolon where 1,5 is a decimal number. */
export type CsvSeparator = ',' | ';'

/** RFC 4180 in UTF-8, with every cell quoted and an apostrophe before everything that a spreadsheet would run as a formula. */
export const toCsv = (rows: readonly (readonly string[])[], separator: CsvSeparator): string =>
  BYTE_ORDER_MARK + rows.map((cells) => cells.map(toCell).join(separator) + LINE_END).join('')

const toCell = (value: string): string => `"${value.replace(FORMULA_START, "'$&").replaceAll('"', '""')}"`
