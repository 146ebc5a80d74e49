/** Letters that Unicode does not take apart into a base letter and a mark. */
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
 * One character as it is compared: small, without marks, and with one letter i. Marks go before the case does: `İ` made
 * small first would keep a dot of its own (U+0307), and `İstanbul` would no longer contain `istanbul`.
 */
function foldCharacter(character: string): string {
  if (character < '\u0080') return character.toLowerCase()
  const small = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return Array.from(small, (letter) => BASE_LETTERS[letter] ?? letter).join('')
}

export const fold = (text: string): string => Array.from(text, foldCharacter).join('')

/** A folded text that knows where each of its characters came from. */
export interface FoldedText {
  folded: string
  /** By index in `folded`: where the original character begins, and where it ends together with its marks. */
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
    // A mark of its own folds to nothing and belongs to the letter before it.
    if (piece === '' && result.ends.length > 0) result.ends[result.ends.length - 1] = end
    at = end
  }
  return result
}
