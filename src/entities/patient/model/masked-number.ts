const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu
const MASK_CHARACTER = '•'

/** Enough to tell apart two patients of the same name; never more than a third of the number. */
const MAX_VISIBLE_SUFFIX = 4

/** `+90 532 418 22 07` becomes `+•• ••• ••• 22 07`. Other characters stay, so that positions do not change. */
export function maskNumber(number: string, isVisible: (index: number) => boolean = () => false): string {
  const suffixIndex = suffixStart(number)
  return number.replace(LETTER_OR_DIGIT, (character, index: number) =>
    index >= suffixIndex || isVisible(index) ? character : MASK_CHARACTER.repeat(character.length),
  )
}

/** The readable end of the number without blanks, for screen readers. */
export const visibleSuffix = (number: string): string =>
  number.slice(suffixStart(number)).match(LETTER_OR_DIGIT)?.join('') ?? ''

function suffixStart(number: string): number {
  const positions = Array.from(number.matchAll(LETTER_OR_DIGIT), ({ index }) => index)
  const length = Math.min(MAX_VISIBLE_SUFFIX, Math.floor(positions.length / 3))
  return positions[positions.length - length] ?? number.length
}
