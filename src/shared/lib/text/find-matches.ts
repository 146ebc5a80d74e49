import { fold, foldWithPositions } from './fold'

/** Indexes of UTF-16 code units; the end is exclusive. */
export type MatchRange = readonly [start: number, end: number]

const LETTERS = /\p{L}+/gu
/** Phone numbers are written in groups, so everything up to the next letter belongs to one number. */
const NUMBERS = /\d[^\p{L}]*/gu
const MIN_NUMBER_LENGTH = 3
/** Shorter words match only at the start of a word, as on the platform. */
const MIN_INFIX_LENGTH = 3

export const wordsOf = (term: string): string[] => fold(term).match(LETTERS) ?? []

export function findInName(name: string, term: string): MatchRange[] {
  const { folded, starts, ends } = foldWithPositions(name)
  const found = wordsOf(term).flatMap((word) =>
    occurrences(folded, word)
      .filter((at) => word.length >= MIN_INFIX_LENGTH || isWordStart(folded, at))
      .map((at): MatchRange => [starts[at] ?? 0, ends[at + word.length - 1] ?? name.length]),
  )
  return merge(found)
}

export function findInNumber(number: string, term: string): MatchRange[] {
  const indexes = Array.from(number.matchAll(/\d/g), ({ index }) => index)
  const digits = indexes.map((index) => number[index]).join('')
  const found = (term.match(NUMBERS) ?? []).flatMap((group) => {
    const typed = group.replace(/\D/g, '')
    // "0532" and "0090 532" are written as "+90 532".
    const variants = [typed.replace(/^0+/, ''), typed]
    const target = variants.find((variant) => variant.length >= MIN_NUMBER_LENGTH && digits.includes(variant))
    return target === undefined ? [] : rangesOf(indexes.slice(digits.indexOf(target)).slice(0, target.length))
  })
  return merge(found)
}

const rangesOf = (indexes: readonly number[]): MatchRange[] =>
  merge(indexes.map((index): MatchRange => [index, index + 1]))

function occurrences(text: string, word: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) found.push(at)
  return found
}

export const isWordStart = (folded: string, at: number): boolean =>
  at === 0 || !/[\p{L}\p{N}]$/u.test(folded.slice(0, at))

function merge(ranges: readonly MatchRange[]): MatchRange[] {
  const result: MatchRange[] = []
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1)
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)]
    else result.push([start, end])
  }
  return result
}

export const contains = (ranges: readonly MatchRange[], index: number): boolean =>
  ranges.some(([start, end]) => index >= start && index < end)
