import fc from 'fast-check'

const FIRST_SURROGATE = 0xd800
const SURROGATES = 0x800
const MAX_CODE_POINT = 0x10ffff

const toCharacter = (index: number): string =>
  String.fromCodePoint(index < FIRST_SURROGATE ? index : index + SURROGATES)

/** The inverse of `toCharacter`, with which fast-check can add texts such as `__proto__`. */
function toIndex(character: unknown): number {
  const codePoint = typeof character === 'string' ? (character.codePointAt(0) ?? -1) : -1
  const index = codePoint < FIRST_SURROGATE ? codePoint : codePoint - SURROGATES
  if (index < 0 || toCharacter(index) !== character) throw new Error('not a character')
  return index
}

/** Every character of Unicode, like `unit: 'binary'` of fast-check, which takes seconds to prepare. */
export const anyCharacter = fc.integer({ min: 0, max: MAX_CODE_POINT - SURROGATES }).map(toCharacter, toIndex)
