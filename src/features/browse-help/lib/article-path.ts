import { Uuid } from '@/shared/api'
import type { Language } from '@/shared/i18n'
import { buildPath } from '@/shared/routes'

const ARTICLE = 'article'

/** The help page, with this article open. */
export const articlePath = (language: Language, uuid: string): string =>
  `${buildPath('help', language)}?${ARTICLE}=${uuid}`

/** The article that an address names; null where it names none, or something that is no uuid. */
export function articleIdOf(search: string): string | null {
  const { success, data } = Uuid.safeParse(new URLSearchParams(search).get(ARTICLE))
  return success ? data.toLowerCase() : null
}
