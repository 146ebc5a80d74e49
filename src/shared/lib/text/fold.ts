/** Letters without a Unicode decomposition into base letter and mark, and `Σ` at the end of a word. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ə: 'e',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
}

/**
 * For comparison: lower case, without marks, with one letter i. Marks are removed before lower-casing: `İ` lower-cased first
 * would keep a combining dot (U+0307), and `İstanbul` would not contain `istanbul`.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (letter) => BASE_LETTERS[letter] ?? letter)

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
    const piece = fold(character)
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
