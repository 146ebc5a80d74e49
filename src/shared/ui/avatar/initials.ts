/** By grapheme and with the case rules of the language (`ışık inci` is `Iİ` in Turkish). */
export function initialsOf(name: string, language: string): string {
  // Each word from its first letter: a maiden name may be in brackets.
  const words = name.match(/\p{L}\S*/gu) ?? []
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word = '') => firstLetter(word, language))
    .join('')
    .toLocaleUpperCase(language)
}

/** A Latin letter that cannot combine with the next character. */
const PLAIN_START = /^\p{Script=Latin}(?=\p{Script=Latin}|$)/u

/** `Intl.Segmenter` handles every script, but its first use blocks a slow machine as long as rendering the menu. */
function firstLetter(word: string, language: string): string {
  const [plain] = PLAIN_START.exec(word) ?? []
  if (plain) return plain
  const [first] = new Intl.Segmenter(language, { granularity: 'grapheme' }).segment(word)
  return first?.segment ?? ''
}
