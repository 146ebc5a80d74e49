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
  /** An article has no `is_featured` field; only the filter of the request shows which articles are featured. */
  const featured = useListHelpContents(
    { ...query, is_featured: true, page: 1, limit: HELP_PAGE_SIZE },
    { query: { staleTime: ARTICLE_STALE_TIME_MS } },
  )
  // Wait for both responses, so that the list does not move after its first render (decision 0044).
  const areFeaturedPending = featured.isPending && !featured.isPaused && !featured.isFetchedAfterMount
  return {
    articles: list.data && !areFeaturedPending ? toArticleList(list.data.pages, featured.data?.contents) : undefined,
    /** 404: the category does not exist or has no articles. */
    isUnknown: list.error instanceof ApiError && list.error.kind === 'notFound',
    isPending: list.isPending || (list.data !== undefined && areFeaturedPending),
    isOffline: list.isPaused,
    error: list.error,
    isFetching: list.isFetching,
    refetch: () => Promise.all([list.refetch(), featured.isError && featured.refetch()]),
    /** While the featured list is unknown, featured articles stay among the others. */
    featured: { isUnknown: !featured.data, isLoading: featured.isFetching, fetch: featured.refetch },
    more: {
      hasNextPage: list.hasNextPage,
      isLoading: list.isFetchingNextPage,
      hasFailed: list.isFetchNextPageError,
      isOffline: list.isPaused,
      fetch: list.fetchNextPage,
    },
  }
}
