/**
 * First letters of the first and the last word, upper-cased by the rules of the language (`ışık inci` is `Iİ` in Turkish)
 * and cut by what a reader sees as one letter, so that an accent or an emoji is never split.
 */
export function initialsOf(name: string, language: string): string {
  const letters = new Intl.Segmenter(language, { granularity: 'grapheme' })
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word = '') => [...letters.segment(word)][0]?.segment ?? '')
    .join('')
    .toLocaleUpperCase(language)
}
