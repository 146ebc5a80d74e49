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
