import { PAGE_PARTS } from './allowed-html'
import { arrangeImages } from './process-images'
import { arrangeLinks } from './process-links'
import { type ArticleVideo, arrangeVideos } from './process-videos'
import { cutMarkup } from './truncate-markup'
import { headingLevels } from './heading-levels'
import { toSafeFragment } from './to-safe-fragment'

/** Nothing that a person wrote is nested deeper; browsers break down over some thousand levels. */
const DEEPEST = 50

/** What an article says that its author did not. */
export interface ArticleWords {
  opensInNewTab: string
  imageWithoutText: string
  imageNotShown: string
}

export interface ArticlePlace {
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
  isCut: boolean
}

/** Untrusted HTML as an article that can stand in the portal: harmless, in the page's outline, and usable. */
export function toSafeArticle(html: string, { origin, titleLevel }: ArticlePlace, words: ArticleWords): SafeArticle {
  const { markup, isCut } = cutMarkup(html)
  const { content, embeds } = toSafeFragment(markup)
  flatten(content, 0)
  for (const part of content.querySelectorAll(PAGE_PARTS.join())) rename(part, 'div')
  arrangeHeadings(content, titleLevel)
  const videos = arrangeVideos(content, embeds, origin)
  arrangeImages(content, origin, words)
  arrangeLinks(content, origin, words.opensInNewTab)
  return { content, videos, tables: [...content.querySelectorAll('table')].map(wrap), isCut }
}

/** What is too deep becomes plain words. */
function flatten(parent: ParentNode, depth: number): void {
  for (const child of parent.children) {
    if (depth < DEEPEST) flatten(child, depth + 1)
    else child.replaceChildren(child.textContent)
  }
}

function arrangeHeadings(content: DocumentFragment, titleLevel: number): void {
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
