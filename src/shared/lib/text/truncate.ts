/** Created on first use: it is slow, and most screens never need it. */
let segmenter: Intl.Segmenter | undefined

const ELLIPSIS = '…'

/** Latin letters, digits and punctuation, without control characters: each code unit is a grapheme. */
const ONE_UNIT_PER_GRAPHEME = /^[ -\u02ff]*$/

/** Counts graphemes: a family emoji or a letter with its marks counts as one and is never split. */
export function truncateText(text: string, limit: number): { text: string; isTruncated: boolean } {
  // A grapheme has at least one code unit.
  if (text.length <= limit) return { text, isTruncated: false }
  if (ONE_UNIT_PER_GRAPHEME.test(text)) return truncatedAt(text, limit)
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let counted = 0
  for (const { index } of segmenter.segment(text)) {
    if (counted === limit) return truncatedAt(text, index)
    counted += 1
  }
  return { text, isTruncated: false }
}

const truncatedAt = (text: string, index: number) => ({
  text: text.slice(0, index).trimEnd() + ELLIPSIS,
  isTruncated: true,
})

/** Far more than users type, and a small part of what the platform accepts. */
const MAX_NAME_GRAPHEMES = 500

/** A name or label of the platform, which may have megabytes; null if it is missing or blank. */
export const toName = (text: string | null | undefined): string | null =>
  truncateText(text?.trim() ?? '', MAX_NAME_GRAPHEMES).text || null

/** Embeddings, overrides and isolates. */
export const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g

/** For a text that another program wrote: it must neither fill the page nor reverse the rest of the sentence. */
export const toSentencePart = (text: string, limit: number): string =>
  truncateText(text.replace(BIDI_CONTROLS, '').trim(), limit).text

/** The first `limit` UTF-16 code units, without half a surrogate pair at the end. */
export const truncateUnits = (text: string, limit: number): string =>
  text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '')

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
