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
