import { type QueryFunctionContext, useInfiniteQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { ApiError, type HelpContentListAnswer, type HelpLanguage, listHelpContents } from '@/shared/api'
import { HELP_PAGE_SIZE } from '@/shared/config'
import { $language } from '@/shared/routes'
import { type ArticlePage, toArticleList } from '../lib/article-list'
import { HELP_LANGUAGES } from '../lib/help-language'
import { nextPage } from '../lib/next-page'
import { RARELY_CHANGES_MS } from './freshness'

interface Question {
  lang_id: HelpLanguage
  category_id: string | null
}

type ArticlesKey = readonly ['help articles', Question]

/**
 * The featured articles come with the first page: an article does not say that it is featured, only whether it is among
 * those that were asked for. Both answers or none, so that nothing moves under the doctor's finger
 * (docs/decisions/0044-featured-articles-come-with-the-first-page.md).
 */
async function readPage(question: Question, page: number, signal: AbortSignal): Promise<ArticlePage> {
  const ask = (is_featured: true | null): Promise<HelpContentListAnswer> =>
    listHelpContents({ ...question, is_featured, page, limit: HELP_PAGE_SIZE }, { signal })
  const [answer, featured] = await Promise.all([ask(null), page === 1 ? ask(true) : null])
  return { contents: answer.contents, featured: featured?.contents ?? [], pagination: answer.pagination }
}

const selectList = ({ pages }: { pages: ArticlePage[] }) => toArticleList(pages)

/** The help articles of a category, or all, in the language of the address; more of them page by page. */
export function useArticles(category: string | null) {
  const language = useUnit($language)
  const answer = useInfiniteQuery({
    queryKey: ['help articles', { lang_id: HELP_LANGUAGES[language], category_id: category }] as const,
    queryFn: ({ queryKey: [, question], pageParam, signal }: QueryFunctionContext<ArticlesKey, number>) =>
      readPage(question, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: selectList,
    staleTime: RARELY_CHANGES_MS,
  })
  return {
    articles: answer.data,
    /** There is no such category: nobody has written anything for it. */
    isUnknown: answer.error instanceof ApiError && answer.error.kind === 'notFound',
    isPending: answer.isPending,
    /** There is no connection to ask for the list. */
    isOffline: answer.isPaused,
    isFetching: answer.isFetching,
    refetch: answer.refetch,
    more: {
      isThere: answer.hasNextPage,
      isLoading: answer.isFetchingNextPage,
      hasFailed: answer.isFetchNextPageError,
      isOffline: answer.isPaused,
      fetch: answer.fetchNextPage,
    },
  }
}
