import { useUnit } from 'effector-react'
import { type HelpContentResponse, useGetHelpContent } from '@/shared/api'
import { pageOrigin } from '@/shared/browser'
import { $language } from '@/shared/routes'
import { type ArticleContent, toArticleContent } from '../lib/article-content'
import { HELP_LANGUAGES } from '../lib/help-language'
import { ARTICLE_STALE_TIME_MS } from './stale-time'

const selectContent = ({ content }: HelpContentResponse): ArticleContent | null =>
  content && toArticleContent(content, pageOrigin())

export function useArticle(uuid: string) {
  const language = useUnit($language)
  const { data, error, isPending, isPaused, isFetching, refetch } = useGetHelpContent(
    { uuid, lang_id: HELP_LANGUAGES[language] },
    { query: { select: selectContent, staleTime: ARTICLE_STALE_TIME_MS } },
  )
  return {
    /** Null if the article does not exist or is empty in this language. */
    content: error?.kind === 'notFound' ? null : data,
    isPending,
    isOffline: isPaused,
    error,
    isFetching,
    refetch,
  }
}
