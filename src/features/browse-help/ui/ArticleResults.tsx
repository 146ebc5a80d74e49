import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/shared/ui/empty-state'
import { InputField } from '@/shared/ui/field'
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
  navigation: ArticleNavigation
  targetFor: (uuid: string) => EntryTarget
  onReach: () => void
}

export function ArticleResults({ articles, featured, more, navigation, targetFor, onReach }: ArticleResultsProps) {
  const { t } = useTranslation('help')
  const [term, setTerm] = useState('')
  /** Group that is being loaded; its first new article gets the focus. */
  const [requested, setRequested] = useState<{ group: keyof ArticleList; from: number } | null>(null)
  const found = findArticles(articles, term)
  const count = found.featured.length + found.others.length
  const firstNew = requested ? articles[requested.group][requested.from]?.uuid : undefined
  const findEntry = (requestedUuid: string | null | undefined) =>
    [...found.featured, ...found.others].find(({ uuid }) => uuid === requestedUuid)
  const entryToFocus = findEntry(navigation.previousArticle)
  const hasFailedRequest = requested?.group === 'featured' && !featured.isUnknown && !findEntry(firstNew)
  const reach = () => {
    setRequested(null)
    onReach()
  }
  /** The entry to focus is missing, so the result count gets the focus. */
  const focusCount = (container: HTMLElement | null) => {
    if (!container) return
    focusOnMount(container)
    reach()
  }
  const entry = (item: Entry) => (
    <ArticleEntry
      key={item.uuid}
      entry={item}
      target={targetFor(item.uuid)}
      isOpen={item.uuid === navigation.article}
      takesFocus={item.uuid === firstNew || item === entryToFocus}
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
          ref={hasFailedRequest || (navigation.previousArticle !== null && !entryToFocus) ? focusCount : null}
        >
          {term.trim() !== '' ? t('found', { count }) : t(more.hasNextPage ? 'firstPage' : 'count', { count })}
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
