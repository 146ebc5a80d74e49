import { FileX2 } from 'lucide'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Article, HelpVideo } from '@/shared/ui/article'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorBoundary } from '@/shared/ui/error-boundary'
import { LoadState } from '@/shared/ui/error-state'
import { focusOnMount } from '@/shared/ui/focus'
import { Skeleton, Skeletons } from '@/shared/ui/skeleton'
import { useArticle, useArticles } from '../api/articles'
import type { ArticleContent } from '../lib/articles'
import styles from './ArticleView.module.css'

interface ArticleViewProps {
  uuid: string
  /** The cached list of this category gives the title before the article has loaded. */
  category: string | null
  headingLevel: 2 | 3
  takesFocus: boolean
  backLink?: ReactNode
}

/**
 * The heading stays mounted while the content loads, fails or changes language, so that it keeps the focus. A render error
 * stays in the content of its article.
 */
export function ArticleView({ uuid, category, headingLevel, takesFocus, backLink }: ArticleViewProps) {
  const { t } = useTranslation('help')
  const id = useId()
  const query = useArticle(uuid)
  const { content } = query
  const { articles } = useArticles(category)
  const listed = articles && [...articles.featured, ...articles.others].find((item) => item.uuid === uuid)
  const title = content?.title || listed?.title || null
  const subtitle = content ? content.subtitle : listed?.subtitle
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const empty = <EmptyState icon={FileX2} title={t('noContent')} text={t('noContentText')} action={backLink} />
  const renderContent = () => {
    if (content) {
      return <ArticleBody content={content} title={title ?? t('article')} headingLevel={headingLevel} empty={empty} />
    }
    if (content === null) return empty
    return <LoadState title={t('articleError')} query={query} skeleton={<ArticleSkeleton />} />
  }
  return (
    <article aria-labelledby={id}>
      <header className={styles.header}>
        <Heading id={id} tabIndex={-1} className={styles.title} ref={takesFocus ? focusOnMount : null}>
          {title ?? t('article')}
        </Heading>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </header>
      <ErrorBoundary resetKey={content}>{renderContent()}</ErrorBoundary>
    </article>
  )
}

interface ArticleBodyProps {
  content: ArticleContent
  title: string
  headingLevel: 2 | 3
  empty: ReactNode
}

function ArticleBody({ content: { html, paragraphs, video }, title, headingLevel, empty }: ArticleBodyProps) {
  const plain = paragraphs.length > 0 && <PlainParagraphs paragraphs={paragraphs} />
  return (
    <div className={styles.text}>
      {video && <HelpVideo url={video} title={title} />}
      {html ? (
        <Article html={html} title={title} headingLevel={headingLevel} empty={plain || (video ? null : empty)} />
      ) : (
        plain
      )}
    </div>
  )
}

function PlainParagraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.paragraphs}>
      {paragraphs.map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs may repeat and never change order
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}

function ArticleSkeleton() {
  return (
    <Skeletons isLabelVisible className={styles.article}>
      <Skeleton />
      <Skeleton width="94%" />
      <Skeleton width="60%" />
      <Skeleton shape="block" height={140} />
      <Skeleton width="97%" />
      <Skeleton width="88%" />
      <Skeleton width="40%" />
    </Skeletons>
  )
}
