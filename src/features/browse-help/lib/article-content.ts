import type { HelpContent } from '@/shared/api'
import { videoSource } from '@/shared/lib/safe-html'

export interface ArticleContent {
  title: string
  subtitle: string | null
  /** Untrusted; preferred over the paragraphs. */
  html: string | null
  paragraphs: readonly string[]
  /** An address that leads somewhere; untrusted. */
  video: string | null
}

/** What an article has to show; null where that is nothing. `origin` is the page's. */
export function toArticleContent(content: HelpContent, origin: string): ArticleContent | null {
  const { help_content_html, help_content, help_content_video } = content
  const html = help_content_html && hasText(help_content_html) ? help_content_html : null
  const paragraphs = html === null ? toParagraphs(help_content ?? '') : []
  const video = help_content_video && videoSource(help_content_video, origin) ? help_content_video : null
  if (html === null && paragraphs.length === 0 && video === null) return null
  return { title: content.title?.trim() ?? '', subtitle: content.subtitle?.trim() || null, html, paragraphs, video }
}

/**
 * An editor that was emptied leaves its tags behind, such as `<p>&nbsp;</p>`. A tag ends at the next `<` at the latest: else a
 * text of nothing but `<` would be read to its end from each of them.
 */
const hasText = (html: string): boolean =>
  /<(?:img|iframe|video)\b/i.test(html) ||
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/gi, '')
    .trim() !== ''

/** An empty line is where an author begins anew. */
const toParagraphs = (text: string): string[] =>
  text
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
