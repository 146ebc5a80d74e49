/** Made for the first text that may have to be cut: it costs time that most screens never need to spend. */
let segmenter: Intl.Segmenter | undefined

const ELLIPSIS = '…'

/**
 * The first `limit` characters as people count them, with an ellipsis where that is not all: a family emoji or a letter
 * with its marks is one, and is never cut in two.
 */
export function truncateText(text: string, limit: number): { text: string; isTruncated: boolean } {
  // A character has at least one code unit.
  if (text.length <= limit) return { text, isTruncated: false }
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let counted = 0
  for (const { index } of segmenter.segment(text)) {
    if (counted === limit) return { text: text.slice(0, index).trimEnd() + ELLIPSIS, isTruncated: true }
    counted += 1
  }
  return { text, isTruncated: false }
}
