import { Id, Uuid } from '@/shared/api'
import type { Language } from '@/shared/i18n'
import { buildPath } from '@/shared/routes'

const ARTICLE = 'article'

export const articlePath = (language: Language, uuid: string): string =>
  `${buildPath('help', language)}?${ARTICLE}=${uuid}`

/** Article id of a query string; null if it is missing or invalid. A UUID is accepted in either case. */
export function articleIdOf(search: string): string | null {
  const { success, data } = Id.safeParse(new URLSearchParams(search).get(ARTICLE))
  if (!success) return null
  return Uuid.safeParse(data).success ? data.toLowerCase() : data
}
