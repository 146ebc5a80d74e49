import type { HelpContent, HelpContentListResponse } from '@/shared/api'

export interface ArticleEntry {
  uuid: string
  /** Empty if the platform sends none. */
  title: string
  subtitle: string | null
}

export interface ArticleList {
  featured: readonly ArticleEntry[]
  others: readonly ArticleEntry[]
}

/** Featured articles first, each article once, otherwise in the order of the platform. */
export function toArticleList(
  pages: readonly Pick<HelpContentListResponse, 'contents'>[],
  featured: readonly HelpContent[] = [],
): ArticleList {
  const listed = new Set<string>()
  const toNew = (contents: readonly HelpContent[]): ArticleEntry[] => contents.flatMap((item) => toEntry(item, listed))
  return {
    featured: toNew(featured),
    others: pages.flatMap(({ contents }) => toNew(contents)),
  }
}

function toEntry({ uuid: inputUuid, title, subtitle }: HelpContent, listed: Set<string>): ArticleEntry[] {
  const uuid = inputUuid.toLowerCase()
  if (listed.has(uuid)) return []
  listed.add(uuid)
  return [{ uuid, title: title?.trim() ?? '', subtitle: subtitle?.trim() || null }]
}
