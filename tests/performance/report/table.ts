import { type Figure, type FigureSet, type Unit, verdictOn } from './figure.ts'

const DIGITS: Record<Unit, number> = { ms: 0, s: 1, KB: 0, MiB: 1, count: 0, score: 3, points: 0 }
const SUFFIX: Record<Unit, string> = { ms: ' ms', s: ' s', KB: ' KB', MiB: ' MiB', count: '', score: '', points: '' }

/** Times below 10 get one more digit. */
const format = (value: number, unit: Unit, suffix = SUFFIX[unit]) =>
  value.toFixed(DIGITS[unit] + (/^m?s$/.test(unit) && value < 10 ? 1 : 0)) + suffix

const formatRange = ({ samples, unit }: Figure): string => {
  if (samples.length < 2) return ''
  const [min, max] = [format(Math.min(...samples), unit, ''), format(Math.max(...samples), unit, '')]
  return min === max ? '' : `${min}–${max}`
}

const formatTarget = ({ target, unit }: Figure): string => {
  if (!target) return ''
  const limits = [
    ...(target.atMost === undefined ? [] : [`<= ${format(target.atMost, unit)}`]),
    ...(target.atLeast === undefined ? [] : [`>= ${format(target.atLeast, unit)}`]),
  ].join(', ')
  return target.label ? `${target.label} (${limits})` : limits
}

const formatValue = ({ value, unit }: Figure) => (value === null || Number.isNaN(value) ? '–' : format(value, unit))

const MAX_REMARK_LENGTH = 120

const oneLine = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('|', '/')
  return line.length > MAX_REMARK_LENGTH ? `${line.slice(0, MAX_REMARK_LENGTH)}…` : line
}

const HEAD = ['figure', 'value', 'range', 'target', 'verdict', '']

const rowOf = (figure: Figure): string[] => [
  figure.what,
  formatValue(figure),
  formatRange(figure),
  formatTarget(figure),
  verdictOn(figure),
  oneLine(figure.why ?? figure.note ?? ''),
]

export const formatTables = (sets: readonly FigureSet[]): string => {
  const tables = sets.map(({ title, figures }) => ({ title, rows: [HEAD, ...figures.map(rowOf)] }))
  const widths = HEAD.map((_, column) =>
    Math.max(...tables.flatMap(({ rows }) => rows.map((row) => row[column]?.length ?? 0))),
  )
  const isNumber = (column: number) => column === 1 || column === 2
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, column) => (isNumber(column) ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`

  return tables
    .map(({ title, rows: [head = [], ...rows] }) =>
      [`### ${title}`, '', line(head), rule, ...rows.map(line), ''].join('\n'),
    )
    .join('\n')
}
