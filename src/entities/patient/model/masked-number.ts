const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu
const MASK_CHARACTER = '•'

/** So many characters at the end tell two patients of the same name apart; never more than a third of the number. */
const MAX_VISIBLE_SUFFIX = 4

/**
 * A phone or citizenship number for a screen that others may see: `+90 532 418 22 07` becomes `+•• ••• ••• 22 07`.
 * Blanks and signs stay, so that every character keeps its place; `isKept` leaves single characters readable.
 */
export function maskNumber(number: string, isVisible: (index: number) => boolean = () => false): string {
  const endingStart = suffixStart(number)
  return number.replace(LETTER_OR_DIGIT, (character, index: number) =>
    index >= endingStart || isVisible(index) ? character : MASK_CHARACTER.repeat(character.length),
  )
}

/** What the mask leaves readable at the end, without blanks: for a screen reader, which makes nothing of the dots. */
export const visibleSuffix = (number: string): string =>
  number.slice(suffixStart(number)).match(LETTER_OR_DIGIT)?.join('') ?? ''

function suffixStart(number: string): number {
  const positions = Array.from(number.matchAll(LETTER_OR_DIGIT), ({ index }) => index)
  const length = Math.min(MAX_VISIBLE_SUFFIX, Math.floor(positions.length / 3))
  return positions[positions.length - length] ?? number.length
}
