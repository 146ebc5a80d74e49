/**
 * First letters of the first and the last word, upper-cased by the rules of the language (`ışık inci` is `Iİ` in Turkish)
 * and cut by what a reader sees as one letter, so that an accent or an emoji is never split.
 */
export function initialsOf(name: string, language: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word = '') => firstLetter(word, language))
    .join('')
    .toLocaleUpperCase(language)
}

/** Letters that stand alone; anything else could combine with what follows. */
const PLAIN_START = /^\p{Script=Latin}(?=\p{Script=Latin}|$)/u

/** `Intl.Segmenter` knows every script, but its first use holds a slow machine up for as long as drawing the menu takes. */
function firstLetter(word: string, language: string): string {
  const [plain] = PLAIN_START.exec(word) ?? []
  if (plain) return plain
  const [first] = new Intl.Segmenter(language, { granularity: 'grapheme' }).segment(word)
  return first?.segment ?? ''
}
