/** Letters without a Unicode decomposition into a base letter and a mark. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ə: 'e',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
}
const WITHOUT_BASE = new RegExp(`[${Object.keys(BASE_LETTERS).join('')}]`, 'g')

/**
 * Folds a name for comparison: lower case, no accents, and i for all four letters İ, I, ı and i.
 * Marks are removed before lower-casing, because lower-casing İ would add a combining dot.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(WITHOUT_BASE, (letter) => BASE_LETTERS[letter] ?? letter)
