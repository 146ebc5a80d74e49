export { type CsvSeparator, toCsv } from './csv'
