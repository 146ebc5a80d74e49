/** Created on first use: it is slow, and most screens never need it. */
let segmenter: Intl.Segmenter | undefined

const ELLIPSIS = '…'

/** Counts graphemes: a family emoji or a letter with its marks counts as one and is never split. */
export function truncateText(text: string, limit: number): { text: string; isTruncated: boolean } {
  // A grapheme has at least one code unit.
  if (text.length <= limit) return { text, isTruncated: false }
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let counted = 0
  for (const { index } of segmenter.segment(text)) {
    if (counted === limit) return { text: text.slice(0, index).trimEnd() + ELLIPSIS, isTruncated: true }
    counted += 1
  }
  return { text, isTruncated: false }
}

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
