import { Id, normalizeId } from '@/shared/api'
import type { Language } from '@/shared/i18n'
import { buildPath } from '@/shared/routes'

export interface ArticleNavigation {
  article: string | null
  /** The article was opened while the help was shown, not by the address of a new page: the focus moves to it. */
  isOpenedInPage: boolean
  /** The article that was just closed: the focus returns to its entry. */
  previousArticle: string | null
}

export const LIST_POSITION: ArticleNavigation = { article: null, isOpenedInPage: false, previousArticle: null }

export function navigateTo(navigation: ArticleNavigation, article: string | null): ArticleNavigation {
  if (article === navigation.article) return navigation
  return article === null
    ? { ...LIST_POSITION, previousArticle: navigation.article }
    : { ...LIST_POSITION, article, isOpenedInPage: true }
}

/** Called once the focus has returned, so that it is not moved again. */
export const withFocusRestored = (navigation: ArticleNavigation): ArticleNavigation =>
  navigation.previousArticle === null ? navigation : { ...navigation, previousArticle: null }

const ARTICLE = 'article'

export const articlePath = (language: Language, uuid: string): string =>
  `${buildPath('help', language)}?${ARTICLE}=${uuid}`

/** Article id of a query string; null if it is missing or invalid. A UUID is accepted in either case. */
export function articleIdOf(search: string): string | null {
  const { success, data } = Id.safeParse(new URLSearchParams(search).get(ARTICLE))
  return success ? normalizeId(data) : null
}
