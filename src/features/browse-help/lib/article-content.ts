import type { HelpContent } from '@/shared/api'
import { videoSource } from '@/shared/lib/safe-html'

export interface ArticleContent {
  title: string
  subtitle: string | null
  /** Untrusted HTML; preferred over the paragraphs. */
  html: string | null
  paragraphs: readonly string[]
  /** Untrusted URL of a supported video source. */
  video: string | null
}

/** Content of an article; null if it is empty. `origin` is the origin of the page. */
export function toArticleContent(content: HelpContent, origin: string): ArticleContent | null {
  const { help_content_html, help_content, help_content_video } = content
  const html = help_content_html && hasText(help_content_html) ? help_content_html : null
  const paragraphs = html === null ? toParagraphs(help_content ?? '') : []
  const video = help_content_video && videoSource(help_content_video, origin) ? help_content_video : null
  if (html === null && paragraphs.length === 0 && video === null) return null
  return { title: content.title?.trim() ?? '', subtitle: content.subtitle?.trim() || null, html, paragraphs, video }
}

/** An emptied editor leaves `<p>&nbsp;</p>`. The pattern stops at `<`, else many `<` take quadratic time. */
const hasText = (html: string): boolean =>
  /<(?:img|iframe|video)\b/i.test(html) ||
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/gi, '')
    .trim() !== ''

const toParagraphs = (text: string): string[] =>
  text
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
