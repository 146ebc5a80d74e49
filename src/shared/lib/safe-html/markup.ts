/** Enough for the longest article with some inline images; more would block the page (decision 0043). */
const MAX_CHARACTERS = 3_000_000
const MAX_TAGS = 12_000

/** Removed: they may have many attributes or set another base URL, which the content security policy reports at once. */
const TAGS_OF_PAGE = /<(?:html|body|base)\b[^>]*>?/gi

/** Closes an unclosed script, which would be reported as a violation too; everywhere else this tag has no effect. */
const END = '</script>'

interface TruncatedMarkup {
  markup: string
  isTruncated: boolean
}

/** No sanitiser: it saves time and false CSP reports. The parser drops a tag that is cut in the middle. */
export function truncateMarkup(html: string, characters = MAX_CHARACTERS, tags = MAX_TAGS): TruncatedMarkup {
  const end = Math.min(endOfTags(html, tags), characters)
  return { markup: html.slice(0, end).replaceAll(TAGS_OF_PAGE, '') + END, isTruncated: end < html.length }
}

function endOfTags(html: string, maxTags: number): number {
  let at = -1
  for (let count = 0; count <= maxTags; count += 1) {
    at = html.indexOf('<', at + 1)
    if (at === -1) return html.length
  }
  return at
}

/** A Unicode noncharacter, reserved for internal use. */
const MASK = '\uFDD0'

/** In the HTML parser an attribute name can only start after one of these characters. */
const ATTRIBUTE_NAME = /(?<=[\s/"'])(?:on(?=[a-z])|style(?==)|(?<!<\/)style(?=[\s/>]))/gi

const STYLE_TAG = /(?<=<\/?)style(?=[\s/>])/gi

/** Parsed like a style element, as text up to its end tag, and removed with its content like one, but never applied. */
const MASKED_STYLE_TAG = `noframes ${MASK}`

/**
 * Masks event handlers and styles. Chromium checks them against the content security policy, and reports them, as soon
 * as they are parsed, in any document. This is no sanitiser; texts are masked too, so unmask the result.
 */
export const maskReported = (html: string): string =>
  unmask(html).replaceAll(ATTRIBUTE_NAME, `$&${MASK}`).replaceAll(STYLE_TAG, MASKED_STYLE_TAG)

export const unmask = (text: string): string => text.replaceAll(MASKED_STYLE_TAG, 'style').replaceAll(MASK, '')
