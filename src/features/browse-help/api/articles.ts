import { type QueryFunctionContext, useInfiniteQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { ApiError, type HelpLanguage, listHelpContents, useListHelpContents } from '@/shared/api'
import { HELP_PAGE_SIZE } from '@/shared/config'
import { $language } from '@/shared/routes'
import { toArticleList } from '../lib/article-list'
import { HELP_LANGUAGES } from '../lib/help-language'
import { nextPage } from '../lib/next-page'
import { ARTICLE_STALE_TIME_MS } from './stale-time'

interface ArticlesQuery {
  lang_id: HelpLanguage
  category_id: string | null
}

type ArticlesKey = readonly ['help articles', ArticlesQuery]

const readPage = (query: ArticlesQuery, page: number, signal: AbortSignal) =>
  listHelpContents({ ...query, is_featured: null, page, limit: HELP_PAGE_SIZE }, { signal })

/** The help articles of a category, or all, in the language of the address; more of them page by page. */
export function useArticles(category: string | null) {
  const language = useUnit($language)
  const query: ArticlesQuery = { lang_id: HELP_LANGUAGES[language], category_id: category }
  const list = useInfiniteQuery({
    queryKey: ['help articles', query] as const,
    queryFn: ({ queryKey: [, requested], pageParam, signal }: QueryFunctionContext<ArticlesKey, number>) =>
      readPage(requested, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: ARTICLE_STALE_TIME_MS,
  })
  /** An article does not say that it is featured, only whether it is among those that were asked for. */
  const featured = useListHelpContents(
    { ...query, is_featured: true, page: 1, limit: HELP_PAGE_SIZE },
    { query: { staleTime: ARTICLE_STALE_TIME_MS } },
  )
  // Both answers are waited for, so that nothing moves under the doctor's finger
  // (docs/decisions/0044-featured-articles-come-with-the-first-page.md).
  const areFeaturedDue = featured.isPending && !featured.isPaused && !featured.isFetchedAfterMount
  return {
    articles: list.data && !areFeaturedDue ? toArticleList(list.data.pages, featured.data?.contents) : undefined,
    /** There is no such category: nobody has written anything for it. */
    isUnknown: list.error instanceof ApiError && list.error.kind === 'notFound',
    isPending: list.isPending || (list.data !== undefined && areFeaturedDue),
    /** There is no connection to ask for the list. */
    isOffline: list.isPaused,
    isFetching: list.isFetching,
    refetch: () => Promise.all([list.refetch(), featured.isError && featured.refetch()]),
    /** Where nobody knows which articles are featured they stand among the others. */
    featured: { isUnknown: !featured.data, isLoading: featured.isFetching, fetch: featured.refetch },
    more: {
      isThere: list.hasNextPage,
      isLoading: list.isFetchingNextPage,
      hasFailed: list.isFetchNextPageError,
      isOffline: list.isPaused,
      fetch: list.fetchNextPage,
    },
  }
}
