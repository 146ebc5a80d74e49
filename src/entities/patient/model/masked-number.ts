const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu
const DOT = '•'

/** So many characters at the end tell two patients of the same name apart; never more than a third of the number. */
const LONGEST_ENDING = 4

/**
 * A phone or citizenship number for a screen that others may see: `+90 532 418 22 07` becomes `+•• ••• ••• 22 07`.
 * Blanks and signs stay, so that every character keeps its place; `isKept` leaves single characters readable.
 */
export function maskNumber(number: string, isKept: (index: number) => boolean = () => false): string {
  const endingStart = startOfEnding(number)
  return number.replace(LETTER_OR_DIGIT, (character, index: number) =>
    index >= endingStart || isKept(index) ? character : DOT.repeat(character.length),
  )
}

/** What the mask leaves readable at the end, without blanks: for a screen reader, which makes nothing of the dots. */
export const numberEnding = (number: string): string =>
  number.slice(startOfEnding(number)).match(LETTER_OR_DIGIT)?.join('') ?? ''

function startOfEnding(number: string): number {
  const positions = Array.from(number.matchAll(LETTER_OR_DIGIT), ({ index }) => index)
  const length = Math.min(LONGEST_ENDING, Math.floor(positions.length / 3))
  return positions[positions.length - length] ?? number.length
}
