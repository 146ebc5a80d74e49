/** Without it, Excel takes UTF-8 for the code page of the machine, and Turkish letters break. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/** What a spreadsheet would take for the beginning of a formula, also behind a tab or a carriage return. */
const BEGINS_FORMULA = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[",;\r\n]/

/** Excel reads a file that is opened by a double click with the separator of the country: where it writes 1,5 that is no comma. */
export type CsvSeparator = ',' | ';'

/**
 * A table as a file for spreadsheets (RFC 4180, UTF-8; the separator is a comma there). A cell that could be a formula gets an apostrophe before it: what
 * somebody wrote into a message must not run on the machine of whoever opens the file.
 */
export const toCsv = (rows: readonly (readonly string[])[], separator: CsvSeparator): string =>
  BYTE_ORDER_MARK + rows.map((cells) => cells.map(toCell).join(separator) + LINE_END).join('')

function toCell(value: string): string {
  const text = BEGINS_FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
