import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/shared/ui/empty-state'
import { InputField } from '@/shared/ui/input-field'
import type { ArticleEntry as Entry, ArticleList } from '../lib/article-list'
import { findArticles } from '../lib/find-articles'
import type { ArticleNavigation } from '../lib/article-navigation'
import { ArticleEntry, type EntryTarget } from './ArticleEntry'
import { ArticleGroup } from './ArticleGroup'
import { type FeaturedState, FeaturedUnavailable } from './FeaturedUnavailable'
import styles from './ArticleResults.module.css'
import { ARTICLE_LIST, moveFocusInList } from './list-keyboard'
import { type NextPage, LoadMoreArticles } from './LoadMoreArticles'
import { focusOnMount } from '@/shared/ui/focus-on-mount'

type ArticleResultsProps = {
  articles: ArticleList
  featured: FeaturedState
  more: NextPage
  reading: ArticleNavigation
  targetFor: (uuid: string) => EntryTarget
  onReach: () => void
}

/** The entries that are there, with a search among their titles. */
export function ArticleResults({ articles, featured, more, reading, targetFor, onReach }: ArticleResultsProps) {
  const { t } = useTranslation('help')
  const [term, setTerm] = useState('')
  /** What the doctor asked for: the first of it that comes takes the keyboard. */
  const [requested, setRequested] = useState<{ group: keyof ArticleList; from: number } | null>(null)
  const found = findArticles(articles, term)
  const count = found.featured.length + found.others.length
  const firstNew = requested ? articles[requested.group][requested.from]?.uuid : undefined
  const entryHere = (nextRequested: string | null | undefined) =>
    [...found.featured, ...found.others].find(({ uuid }) => uuid === nextRequested)
  const returnsTo = entryHere(reading.previousArticle)
  const hasFailedRequest = requested?.group === 'featured' && !featured.isUnknown && !entryHere(firstNew)
  const reach = () => {
    setRequested(null)
    onReach()
  }
  /** The entry that should have the keyboard is not among those that are there. */
  const returnHere = (container: HTMLElement | null) => {
    if (!container) return
    focusOnMount(container)
    reach()
  }
  const entry = (item: Entry) => (
    <ArticleEntry
      key={item.uuid}
      entry={item}
      target={targetFor(item.uuid)}
      isOpen={item.uuid === reading.article}
      takesFocus={item.uuid === firstNew || item === returnsTo}
      onEntryFocus={reach}
    />
  )
  return (
    <div className={styles.list} {...ARTICLE_LIST}>
      <div className={styles.head}>
        <InputField
          type="search"
          label={t('search')}
          enterKeyHint="search"
          value={term}
          onValueChange={setTerm}
          onFocus={reach}
          onKeyDown={moveFocusInList}
        />
        <p
          role="status"
          tabIndex={-1}
          className={styles.count}
          ref={hasFailedRequest || (reading.previousArticle !== null && !returnsTo) ? returnHere : null}
        >
          {term.trim() !== '' ? t('found', { count }) : t(more.isThere ? 'firstPage' : 'count', { count })}
        </p>
      </div>
      {count === 0 && (
        <EmptyState
          icon={SearchX}
          title={t('noMatch', { term: term.trim() })}
          text={t(more.isThere ? 'noMatchOnLoadedPages' : 'noMatchText')}
        />
      )}
      {featured.isUnknown && (
        <FeaturedUnavailable
          featured={featured}
          onRetry={() => setRequested({ group: 'featured', from: 0 })}
          onLeave={() => setRequested(null)}
        />
      )}
      <ArticleGroup title={t('featured')} isFeatured entries={found.featured} entry={entry} />
      <ArticleGroup title={found.featured.length > 0 ? t('others') : null} entries={found.others} entry={entry} />
      <LoadMoreArticles
        more={more}
        onLoad={() => setRequested({ group: 'others', from: articles.others.length })}
        onLeave={() => setRequested(null)}
      />
    </div>
  )
}
