import { RENAMED_TO_DIV, toSafeFragment } from './to-safe-fragment'
import { processImages, processLinks } from './links-and-images'
import { truncateMarkup } from './markup'
import { type ArticleVideo, processVideos } from './videos'

/** Browsers fail at some thousand levels; no real article nests deeper than this. */
const MAX_DEPTH = 50

interface ArticleLabels {
  opensInNewTab: string
  imageWithoutText: string
  imageNotShown: string
}

interface ArticleContext {
  origin: string
  titleLevel: number
}

interface SafeArticle {
  content: DocumentFragment
  videos: ArticleVideo[]
  /** The element around each table. */
  tableContainers: HTMLElement[]
  isTruncated: boolean
}

/** Untrusted HTML as an article: sanitised, with its headings below `titleLevel`. */
export function toSafeArticle(
  html: string,
  { origin, titleLevel }: ArticleContext,
  labels: ArticleLabels,
): SafeArticle {
  const { markup, isTruncated } = truncateMarkup(html)
  const { content, embeds } = toSafeFragment(markup)
  flatten(content, 0)
  for (const part of content.querySelectorAll(RENAMED_TO_DIV.join())) rename(part, 'div')
  processHeadings(content, titleLevel)
  const videos = processVideos(content, embeds, origin)
  processImages(content, origin, labels)
  processLinks(content, origin, labels.opensInNewTab)
  const tableContainers = [...content.querySelectorAll('table')].map(wrapTable)
  return { content, videos, tableContainers, isTruncated }
}

function flatten(parent: ParentNode, depth: number): void {
  for (const child of parent.children) {
    if (depth < MAX_DEPTH) flatten(child, depth + 1)
    else child.replaceChildren(child.textContent)
  }
}

function processHeadings(content: DocumentFragment, titleLevel: number): void {
  const headings = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const nonEmpty = headings.filter((heading) => heading.textContent.trim() !== '' || heading.querySelector('img'))
  const levels = headingLevels(
    nonEmpty.map(({ localName }) => Number(localName.slice(1))),
    titleLevel,
  )
  for (const [index, heading] of nonEmpty.entries()) rename(heading, `h${levels[index]}`)
  for (const heading of headings) if (!nonEmpty.includes(heading)) heading.replaceWith(...heading.childNodes)
}

function wrapTable(table: HTMLTableElement): HTMLElement {
  const container = table.ownerDocument.createElement('div')
  table.replaceWith(container)
  container.append(table)
  return container
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  for (const { name: attribute, value } of element.attributes) renamed.setAttribute(attribute, value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

const MAX_HEADING_LEVEL = 6

/** Levels for the headings of the author: the first is one below the title, none is higher, and none is skipped downwards. */
export function headingLevels(written: readonly number[], titleLevel: number): number[] {
  const open: number[] = []
  return written.map((level) => {
    while ((open.at(-1) ?? 0) >= level) open.pop()
    open.push(level)
    return Math.min(titleLevel + open.length, MAX_HEADING_LEVEL)
  })
}
