/** Enough for the longest article with some pictures inside; beyond it the page would stand still (docs/decisions/0043). */
const MAX_CHARACTERS = 3_000_000
const MAX_TAGS = 12_000

/** They speak of the whole page: attributes without number, another base, which the security policy reports on sight. */
const TAGS_OF_PAGE = /<(?:html|body|base)\b[^>]*>?/gi

/** A script that nobody closed counts as a changed one, which is reported, too; everywhere else this means nothing. */
const END = '</script>'

interface TruncatedMarkup {
  markup: string
  isTruncated: boolean
}

/**
 * The beginning of a very long article, by characters and by tags, as it is given to the sanitiser. This makes nothing
 * safe; it saves time and false alarms. A tag that is cut in the middle is left out by the parser.
 */
export function truncateMarkup(html: string, characters = MAX_CHARACTERS, tags = MAX_TAGS): TruncatedMarkup {
  const end = Math.min(endOfTags(html, tags), characters)
  return { markup: html.slice(0, end).replaceAll(TAGS_OF_PAGE, '') + END, isTruncated: end < html.length }
}

/** Where the first tag stands that is one too many. */
function endOfTags(html: string, most: number): number {
  let at = -1
  for (let count = 0; count <= most; count += 1) {
    at = html.indexOf('<', at + 1)
    if (at === -1) return html.length
  }
  return at
}
