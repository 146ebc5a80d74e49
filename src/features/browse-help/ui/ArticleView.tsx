import { CloudOff, FileX2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { useArticle } from '../api/article'
import { useArticles } from '../api/articles'
import { ArticleSkeleton } from './ArticleSkeleton'
import styles from './ArticleView.module.css'
import { ArticleBody } from './ArticleBody'
import { focusOnMount } from '@/shared/ui/focus-on-mount'

type ArticleViewProps = {
  uuid: string
  /** The cached list of this category gives the title before the article has loaded. */
  category: string | null
  headingLevel: 2 | 3
  takesFocus: boolean
  backLink?: ReactNode
}

/** The heading stays mounted while the content loads, fails or changes language, so that it keeps the focus. */
export function ArticleView({ uuid, category, headingLevel, takesFocus, backLink }: ArticleViewProps) {
  const { t } = useTranslation('help')
  const id = useId()
  const { content, isPending, isOffline, error, isFetching, refetch } = useArticle(uuid)
  const { articles } = useArticles(category)
  const listed = articles && [...articles.featured, ...articles.others].find((item) => item.uuid === uuid)
  const title = content?.title || listed?.title || null
  const subtitle = content ? content.subtitle : listed?.subtitle
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const empty = <EmptyState icon={FileX2} title={t('noContent')} text={t('noContentText')} action={backLink} />
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching, error }
  const renderContent = () => {
    if (content) {
      return <ArticleBody content={content} title={title ?? t('article')} headingLevel={headingLevel} empty={empty} />
    }
    if (content === null) return empty
    if (isOffline) return <ErrorState icon={CloudOff} title={t('offline')} text={t('offlineText')} {...retry} />
    return isPending ? <ArticleSkeleton /> : <ErrorState title={t('articleError')} {...retry} />
  }
  return (
    <article aria-labelledby={id}>
      <header className={styles.header}>
        <Heading id={id} tabIndex={-1} className={styles.title} ref={takesFocus ? focusOnMount : null}>
          {title ?? t('article')}
        </Heading>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </header>
      {renderContent()}
    </article>
  )
}
