import { type HelpArticle, type HelpContent, type HelpContentListResponse, normalizeId } from '@/shared/api'
import { videoSource } from '@/shared/lib/safe-html'
import { wordMatcher } from '@/shared/lib/text'

export interface ListedArticle {
  uuid: string
  /** Empty if the platform sends none. */
  title: string
  subtitle: string | null
}

export interface GroupedArticles {
  featured: readonly ListedArticle[]
  others: readonly ListedArticle[]
}

/** Featured articles first, each article once, otherwise in the order of the platform. */
export function groupArticles(
  pages: readonly Pick<HelpContentListResponse, 'contents'>[],
  featured: readonly HelpContent[] = [],
): GroupedArticles {
  const listed = new Set<string>()
  const toNew = (contents: readonly HelpContent[]): ListedArticle[] => contents.flatMap((item) => toEntry(item, listed))
  return {
    featured: toNew(featured),
    others: pages.flatMap(({ contents }) => toNew(contents)),
  }
}

function toEntry(item: HelpContent, listed: Set<string>): ListedArticle[] {
  const uuid = normalizeId(item.uuid)
  if (listed.has(uuid)) return []
  listed.add(uuid)
  return [{ uuid, ...toTitles(item) }]
}

const toTitles = ({ title, subtitle }: Pick<HelpContent, 'title' | 'subtitle'>) => ({
  title: title?.trim() ?? '',
  subtitle: subtitle?.trim() || null,
})

/** Articles whose title contains every word of the term, ignoring case and Turkish diacritics. */
export function findArticles({ featured, others }: GroupedArticles, term: string): GroupedArticles {
  const matches = wordMatcher(term)
  const isFound = ({ title }: ListedArticle): boolean => matches(title)
  return { featured: featured.filter(isFound), others: others.filter(isFound) }
}

/** Number of the next page. A page without `pagination` or without articles is the last one. */
export function nextPage(
  { contents, pagination }: HelpContentListResponse,
  _pages: unknown,
  page: number,
): number | undefined {
  const { total, limit } = pagination ?? {}
  const pages = pagination?.total_pages ?? (total && limit ? Math.ceil(total / limit) : 0)
  return contents.length > 0 && page < pages ? page + 1 : undefined
}

export interface ArticleContent {
  title: string
  subtitle: string | null
  /** Untrusted HTML; preferred over the paragraphs unless sanitising leaves nothing of it. */
  html: string | null
  paragraphs: readonly string[]
  /** Untrusted URL of a supported video source. */
  video: string | null
}

/** Content of an article; null if it has none before its HTML is sanitised. `origin` is the origin of the page. */
export function toArticleContent(content: HelpArticle, origin: string): ArticleContent | null {
  const { help_content_html, help_content, help_content_video } = content
  const html = help_content_html?.trim() || null
  const paragraphs = toParagraphs(help_content ?? '')
  const video = help_content_video && videoSource(help_content_video, origin) ? help_content_video : null
  if (html === null && paragraphs.length === 0 && video === null) return null
  return { ...toTitles(content), html, paragraphs, video }
}

const toParagraphs = (text: string): string[] =>
  text
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
