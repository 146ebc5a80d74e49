import { type QueryFunctionContext, useInfiniteQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import {
  ApiError,
  type HelpContentResponse,
  type HelpLanguage,
  listHelpContents,
  useGetHelpContent,
  useListHelpContents,
} from '@/shared/api'
import { pageOrigin } from '@/shared/browser'
import { HELP_PAGE_SIZE } from '@/shared/config'
import type { Language } from '@/shared/i18n'
import { isPendingOnline } from '@/shared/query'
import { $language } from '@/shared/routes'
import { type ArticleContent, groupArticles, nextPage, toArticleContent } from '../lib/articles'

/** Articles change rarely. */
const ARTICLE_STALE_TIME_MS = 10 * 60_000

/** A map instead of `toLocaleUpperCase`, which turns `i` into `İ` in Turkish. */
const HELP_LANGUAGES: Readonly<Record<Language, HelpLanguage>> = { tr: 'TR', en: 'EN' }

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
  // Wait for both responses, so that the list does not move after its first render (decision 0043).
  const areFeaturedPending = isPendingOnline(featured) && !featured.isFetchedAfterMount
  return {
    articles: list.data && !areFeaturedPending ? groupArticles(list.data.pages, featured.data?.contents) : undefined,
    /** True for a 404: the category does not exist or has no articles. A 404 of a later page is an ordinary failure. */
    isUnknown: list.data === undefined && list.error instanceof ApiError && list.error.kind === 'notFound',
    isError: list.isLoadingError,
    isPaused: list.isPaused,
    error: list.error,
    refetch: () => Promise.all([list.refetch(), featured.isError && featured.refetch()]),
    /** While the featured list is unknown, featured articles stay among the others. */
    featured: {
      isUnknown: !featured.data,
      isLoading: featured.isFetching,
      error: featured.error,
      fetch: featured.refetch,
    },
    more: {
      hasNextPage: list.hasNextPage,
      isLoading: list.isFetchingNextPage,
      hasFailed: list.isFetchNextPageError,
      error: list.error,
      /** The request is paused and continues when the browser is online. */
      isOffline: list.isPaused,
      fetch: list.fetchNextPage,
    },
  }
}

const selectContent = ({ content }: HelpContentResponse): ArticleContent | null =>
  content && toArticleContent(content, pageOrigin())

export function useArticle(uuid: string) {
  const language = useUnit($language)
  const query = useGetHelpContent(
    { uuid, lang_id: HELP_LANGUAGES[language] },
    { query: { select: selectContent, staleTime: ARTICLE_STALE_TIME_MS } },
  )
  const { data, error, isError, isPaused, refetch } = query
  return {
    /** Null if the article does not exist or is empty in this language. */
    content: error?.kind === 'notFound' ? null : data,
    isError,
    isPaused,
    error,
    refetch,
  }
}
