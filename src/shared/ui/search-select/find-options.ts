import { wordMatcher } from '@/shared/lib/text'

export interface Option {
  value: string
  label: string
}

/** Options with all words of the text, in any part of the label. The empty value ("all") is always offered. */
export function findOptions(options: readonly Option[], text: string): readonly Option[] {
  const matches = wordMatcher(text)
  return options.filter(({ value, label }) => value === '' || matches(label))
}

const PAGE_ROWS = 10

/** The row that a key moves to. Home and End move the caret of the text, as in every combobox that can be typed into. */
export function rowAfterKey(key: string, row: number, count: number): number | null {
  const target = { ArrowDown: row + 1, ArrowUp: row - 1, PageDown: row + PAGE_ROWS, PageUp: row - PAGE_ROWS }[key]
  return target === undefined || count === 0 ? null : Math.max(0, Math.min(target, count - 1))
}
