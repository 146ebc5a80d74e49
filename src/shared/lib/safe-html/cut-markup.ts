/** Enough for the longest article with some pictures inside; beyond it the page would stand still (docs/decisions/0043). */
const MOST_CHARACTERS = 3_000_000
const MOST_TAGS = 12_000

interface CutMarkup {
  markup: string
  isCut: boolean
}

/** The beginning of a very long article, by characters and by tags. A tag that is cut in the middle is left out by the parser. */
export function cutMarkup(html: string, characters = MOST_CHARACTERS, tags = MOST_TAGS): CutMarkup {
  const end = Math.min(endOfTags(html, tags), characters)
  return { markup: html.slice(0, end), isCut: end < html.length }
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
