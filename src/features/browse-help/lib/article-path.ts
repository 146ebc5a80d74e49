import { Id, Uuid } from '@/shared/api'
import type { Language } from '@/shared/i18n'
import { buildPath } from '@/shared/routes'

const ARTICLE = 'article'

/** The help page, with this article open. */
export const articlePath = (language: Language, uuid: string): string =>
  `${buildPath('help', language)}?${ARTICLE}=${uuid}`

/** The article that an address names; null where it names none, or something that is no id. A UUID is read in either case. */
export function articleIdOf(search: string): string | null {
  const { success, data } = Id.safeParse(new URLSearchParams(search).get(ARTICLE))
  if (!success) return null
  return Uuid.safeParse(data).success ? data.toLowerCase() : data
}
