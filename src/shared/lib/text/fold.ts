/** Letters without a Unicode decomposition into base letter and mark. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ə: 'e',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/**
 * One character for comparison: lower case, without marks, with one letter i. Marks are removed before lower-casing:
 * `İ` lower-cased first would keep a combining dot (U+0307), and `İstanbul` would not contain `istanbul`.
 */
function foldCharacter(character: string): string {
  if (character < '\u0080') return character.toLowerCase()
  const small = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return Array.from(small, (letter) => BASE_LETTERS[letter] ?? letter).join('')
}

export const fold = (text: string): string => Array.from(text, foldCharacter).join('')

export interface FoldedText {
  folded: string
  /** By index in `folded`: start of the original character, and its end including combining marks. */
  starts: number[]
  ends: number[]
}

export function foldWithPositions(text: string): FoldedText {
  const result: FoldedText = { folded: '', starts: [], ends: [] }
  let at = 0
  for (const character of text) {
    const end = at + character.length
    const piece = foldCharacter(character)
    result.folded += piece
    for (let index = 0; index < piece.length; index += 1) {
      result.starts.push(at)
      result.ends.push(end)
    }
    // A separate combining mark folds to an empty string and belongs to the letter before it.
    if (piece === '' && result.ends.length > 0) result.ends[result.ends.length - 1] = end
    at = end
  }
  return result
}
