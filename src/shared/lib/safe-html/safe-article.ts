import { LANDMARK_TAGS } from './allowed-html'
import { processImages } from './process-images'
import { processLinks } from './process-links'
import { type ArticleVideo, processVideos } from './process-videos'
import { truncateMarkup } from './truncate-markup'
import { headingLevels } from './heading-levels'
import { toSafeFragment } from './to-safe-fragment'

/** Nothing that a person wrote is nested deeper; browsers break down over some thousand levels. */
const MAX_DEPTH = 50

/** What an article says that its author did not. */
export interface ArticleLabels {
  opensInNewTab: string
  imageWithoutText: string
  imageNotShown: string
}

export interface ArticleContext {
  /** Of the page in which the article will be. */
  origin: string
  /** Of the heading under which it will be. */
  titleLevel: number
}

export interface SafeArticle {
  content: DocumentFragment
  videos: ArticleVideo[]
  /** Elements around the tables, which scroll where a table is wide. */
  tables: HTMLElement[]
  /** It was too long and ends early. */
  isTruncated: boolean
}

/** Untrusted HTML as an article that can stand in the portal: harmless, in the page's outline, and usable. */
export function toSafeArticle(html: string, { origin, titleLevel }: ArticleContext, words: ArticleLabels): SafeArticle {
  const { markup, isTruncated } = truncateMarkup(html)
  const { content, embeds } = toSafeFragment(markup)
  flatten(content, 0)
  for (const part of content.querySelectorAll(LANDMARK_TAGS.join())) rename(part, 'div')
  processHeadings(content, titleLevel)
  const videos = processVideos(content, embeds, origin)
  processImages(content, origin, words)
  processLinks(content, origin, words.opensInNewTab)
  return { content, videos, tables: [...content.querySelectorAll('table')].map(wrap), isTruncated }
}

/** What is too deep becomes plain words. */
function flatten(parent: ParentNode, depth: number): void {
  for (const child of parent.children) {
    if (depth < MAX_DEPTH) flatten(child, depth + 1)
    else child.replaceChildren(child.textContent)
  }
}

function processHeadings(content: DocumentFragment, titleLevel: number): void {
  const headings = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const said = headings.filter((heading) => heading.textContent.trim() !== '' || heading.querySelector('img'))
  const levels = headingLevels(
    said.map(({ localName }) => Number(localName.slice(1))),
    titleLevel,
  )
  for (const [index, heading] of said.entries()) rename(heading, `h${levels[index]}`)
  for (const heading of headings) if (!said.includes(heading)) heading.replaceWith(...heading.childNodes)
}

function wrap(table: HTMLTableElement): HTMLElement {
  const around = table.ownerDocument.createElement('div')
  table.replaceWith(around)
  around.append(table)
  return around
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  for (const { name: attribute, value } of element.attributes) renamed.setAttribute(attribute, value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
