/** Graphemes of the end that stay visible: most extensions and some characters before them. */
const END = 12

/** The first part may be truncated, the end with the extension stays visible. Graphemes are never split. */
export function splitFileName(name: string): { start: string; end: string } {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)].map(
    ({ segment }) => segment,
  )
  const at = characters.length > END * 2 ? characters.length - END : characters.length
  return { start: characters.slice(0, at).join(''), end: characters.slice(at).join('') }
}
