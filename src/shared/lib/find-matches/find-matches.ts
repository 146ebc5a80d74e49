import { fold, foldWithPositions } from '@/shared/lib/fold'

/** A stretch of a text: from the first index up to, not including, the second. */
export type Stretch = readonly [start: number, end: number]

const LETTERS = /\p{L}+/gu
/** Phone numbers are written in groups, so everything up to the next letter belongs to one number. */
const NUMBERS = /\d[^\p{L}]*/gu
const SHORTEST_NUMBER = 3
/** Shorter words are looked for at the beginning of words only, as the platform does. */
const SHORTEST_INSIDE = 3

export const wordsOf = (term: string): string[] => fold(term).match(LETTERS) ?? []

/** Where the words of a term stand in a name. */
export function findInName(name: string, term: string): Stretch[] {
  const { folded, starts, ends } = foldWithPositions(name)
  const found = wordsOf(term).flatMap((word) =>
    occurrences(folded, word)
      .filter((at) => word.length >= SHORTEST_INSIDE || isWordStart(folded, at))
      .map((at): Stretch => [starts[at] ?? 0, ends[at + word.length - 1] ?? name.length]),
  )
  return joined(found)
}

/** Where the digits of a term stand in a phone or citizenship number, whatever blanks and signs are between them. */
export function findInNumber(number: string, term: string): Stretch[] {
  const places = Array.from(number.matchAll(/\d/g), ({ index }) => index)
  const digits = places.map((place) => number[place]).join('')
  const found = (term.match(NUMBERS) ?? []).flatMap((group) => {
    const typed = group.replace(/\D/g, '')
    if (typed.length < SHORTEST_NUMBER) return []
    // "0532" and "0090 532" are ways to write "+90 532".
    const sought = [typed.replace(/^0+/, ''), typed].find((one) => one !== '' && digits.includes(one))
    return sought === undefined ? [] : stretchesOf(places.slice(digits.indexOf(sought)).slice(0, sought.length))
  })
  return joined(found)
}

/** Single places, joined where they are neighbours. */
const stretchesOf = (places: readonly number[]): Stretch[] => joined(places.map((place): Stretch => [place, place + 1]))

function occurrences(text: string, word: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) found.push(at)
  return found
}

export const isWordStart = (folded: string, at: number): boolean =>
  at === 0 || !/[\p{L}\p{N}]$/u.test(folded.slice(0, at))

/** In order, overlapping and touching stretches as one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = []
  for (const [start, end] of stretches.toSorted(([one], [other]) => one - other)) {
    const last = result.at(-1)
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)]
    else result.push([start, end])
  }
  return result
}

export const isInside = (stretches: readonly Stretch[], index: number): boolean =>
  stretches.some(([start, end]) => index >= start && index < end)
