/** Letters that Unicode does not take apart into a base letter and a mark. */
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
 * The form in which names are compared: lower case, no accents, and one letter i.
 * Marks go before the case does, because lower-casing İ first would leave a combining dot behind.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(WITHOUT_BASE, (letter) => BASE_LETTERS[letter] ?? letter)
