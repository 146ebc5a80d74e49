import { CircleAlert, RotateCw, SearchX, Star } from 'lucide'
import { type FocusEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { retryAt } from '@/shared/api'
import { CountdownButton } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { InputField } from '@/shared/ui/field'
import { focusOnMount, isWindowBlur } from '@/shared/ui/focus'
import { Icon } from '@/shared/ui/icon'
import { LiveRegion } from '@/shared/ui/live-region'
import { useQueryDefectReport } from '@/shared/ui/use-defect-report'
import type { useArticles } from '../api/articles'
import { findArticles, type GroupedArticles, type ListedArticle } from '../lib/articles'
import type { ArticleNavigation } from '../lib/article-navigation'
import { ARTICLE_LIST, ArticleEntry, type EntryTarget, moveFocusInList } from './ArticleEntry'
import styles from './ArticleResults.module.css'

type Articles = ReturnType<typeof useArticles>

interface ArticleResultsProps {
  articles: GroupedArticles
  featured: Articles['featured']
  more: Articles['more']
  navigation: ArticleNavigation
  targetFor: (uuid: string) => EntryTarget
  onListFocus: () => void
}

export function ArticleResults({ articles, featured, more, navigation, targetFor, onListFocus }: ArticleResultsProps) {
  'use memo'
  const { t } = useTranslation('help')
  const [term, setTerm] = useState('')
  /** Group that is being loaded; its first new article gets the focus. */
  const [requested, setRequested] = useState<{ group: keyof GroupedArticles; from: number } | null>(null)
  const found = findArticles(articles, term)
  const count = found.featured.length + found.others.length
  const firstNew = requested ? articles[requested.group][requested.from]?.uuid : undefined
  const findEntry = (requestedUuid: string | null | undefined) =>
    [...found.featured, ...found.others].find(({ uuid }) => uuid === requestedUuid)
  const entryToFocus = findEntry(navigation.previousArticle)
  const isLoaded = requested?.group === 'featured' ? !featured.isUnknown : !more.hasNextPage
  const isRequestedEntryMissing = requested !== null && isLoaded && !findEntry(firstNew)
  const onEntryFocus = () => {
    setRequested(null)
    onListFocus()
  }
  const onLeave = (event: FocusEvent) => {
    if (!isWindowBlur(event)) setRequested(null)
  }
  /** The entry to focus is missing, so the result count gets the focus. */
  const focusCount = (container: HTMLElement | null) => {
    if (!container) return
    focusOnMount(container)
    onEntryFocus()
  }
  const entry = (item: ListedArticle) => (
    <ArticleEntry
      key={item.uuid}
      entry={item}
      target={targetFor(item.uuid)}
      isOpen={item.uuid === navigation.article}
      takesFocus={item.uuid === firstNew || item === entryToFocus}
      onEntryFocus={onEntryFocus}
    />
  )
  return (
    <div {...ARTICLE_LIST} onBlur={onLeave}>
      <div className={styles.head}>
        <InputField
          type="search"
          label={t('search')}
          enterKeyHint="search"
          value={term}
          onValueChange={setTerm}
          onFocus={onEntryFocus}
          onKeyDown={moveFocusInList}
        />
        <p
          role="status"
          tabIndex={-1}
          className={styles.count}
          ref={isRequestedEntryMissing || (navigation.previousArticle !== null && !entryToFocus) ? focusCount : null}
        >
          {term.trim() === ''
            ? t(more.hasNextPage ? 'firstPage' : 'count', { count })
            : t(more.hasNextPage ? 'foundOnLoadedPages' : 'found', { count })}
        </p>
      </div>
      {count === 0 && (
        <EmptyState
          icon={SearchX}
          title={t('noMatch', { term: term.trim() })}
          text={t(more.hasNextPage ? 'noMatchOnLoadedPages' : 'noMatchText')}
        />
      )}
      {featured.isUnknown && (
        <FeaturedUnavailable featured={featured} onRetry={() => setRequested({ group: 'featured', from: 0 })} />
      )}
      <ArticleGroup title={t('featured')} isFeatured entries={found.featured} entry={entry} />
      <ArticleGroup title={found.featured.length > 0 ? t('others') : null} entries={found.others} entry={entry} />
      <LoadMoreArticles more={more} onLoad={() => setRequested({ group: 'others', from: articles.others.length })} />
    </div>
  )
}

interface ArticleGroupProps {
  /** Null if there are no other groups. */
  title: string | null
  isFeatured?: boolean
  entries: readonly ListedArticle[]
  entry: (entry: ListedArticle) => ReactNode
}

function ArticleGroup({ title, isFeatured = false, entries, entry }: ArticleGroupProps) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <div className={styles.group}>
      {title && (
        <h3 id={id} className={styles.title}>
          {isFeatured && <Icon icon={Star} size={16} className={styles.star} />}
          {title}
        </h3>
      )}
      <ul role="list" aria-labelledby={title ? id : undefined}>
        {entries.map(entry)}
      </ul>
    </div>
  )
}

interface FeaturedUnavailableProps {
  featured: Articles['featured']
  onRetry: () => void
}

/** Hint above a list in which featured articles are not separated. */
function FeaturedUnavailable({ featured, onRetry }: FeaturedUnavailableProps) {
  const { t } = useTranslation(['help', 'common'])
  useQueryDefectReport(featured.error)
  const retry = () => {
    onRetry()
    void featured.fetch()
  }
  return (
    <div className={styles.notice}>
      <p>{t('help:featuredError')}</p>
      <LiveRegion message={t('help:featuredError')} />
      <CountdownButton
        variant="ghost"
        size="s"
        icon={RotateCw}
        isLoading={featured.isLoading}
        retryAt={retryAt(featured.error)}
        onClick={retry}
      >
        {t('common:retry')}
      </CountdownButton>
    </div>
  )
}

interface LoadMoreArticlesProps {
  more: Articles['more']
  onLoad: () => void
}

function LoadMoreArticles({ more, onLoad }: LoadMoreArticlesProps) {
  const { t } = useTranslation(['help', 'common'])
  useQueryDefectReport(more.error)
  const hasFailed = more.hasFailed && !more.isLoading
  if (!more.hasNextPage) return null
  const load = () => {
    onLoad()
    void more.fetch()
  }
  return (
    <div className={styles.more}>
      <div role="alert">
        {hasFailed && !more.isOffline && (
          <p className={styles.failed}>
            <Icon icon={CircleAlert} size={16} />
            {t('help:moreError')}
          </p>
        )}
      </div>
      <p role="status" className={styles.offline}>
        {more.isOffline && t('help:moreOffline')}
      </p>
      <CountdownButton isLoading={more.isLoading} retryAt={hasFailed ? retryAt(more.error) : null} onClick={load}>
        {hasFailed ? t('common:retry') : t('help:more')}
      </CountdownButton>
    </div>
  )
}
