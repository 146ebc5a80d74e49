/** So much of a name's end stays in sight: most extensions with what stands before them. */
const END = 12

/**
 * A file's name in two parts, of which the first may be cut with an ellipsis: the end with the extension stays. Characters
 * as people count them stay whole.
 */
export function splitFileName(name: string): { start: string; end: string } {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)].map(
    ({ segment }) => segment,
  )
  const at = characters.length > END * 2 ? characters.length - END : characters.length
  return { start: characters.slice(0, at).join(''), end: characters.slice(at).join('') }
}
