import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/shared/ui/empty-state'
import { InputField } from '@/shared/ui/input-field'
import type { ArticleEntry as Entry, ArticleList } from '../lib/article-list'
import { findArticles } from '../lib/find-articles'
import type { Reading } from '../lib/article-navigation'
import { ArticleEntry, type EntryWay } from './ArticleEntry'
import { ArticleGroup } from './ArticleGroup'
import { type Featured, FeaturedMissing } from './FeaturedUnavailable'
import styles from './ArticleResults.module.css'
import { ARTICLE_LIST, moveInList } from './list-keyboard'
import { type More, MoreArticles } from './LoadMoreArticles'
import { takeFocus } from './focus-ref'

type LoadedArticlesProps = {
  articles: ArticleList
  featured: Featured
  more: More
  reading: Reading
  wayTo: (uuid: string) => EntryWay
  onReach: () => void
}

/** The entries that are there, with a search among their titles. */
export function LoadedArticles({ articles, featured, more, reading, wayTo, onReach }: LoadedArticlesProps) {
  const { t } = useTranslation('help')
  const [term, setTerm] = useState('')
  /** What the doctor asked for: the first of it that comes takes the keyboard. */
  const [asked, setAsked] = useState<{ group: keyof ArticleList; from: number } | null>(null)
  const found = findArticles(articles, term)
  const count = found.featured.length + found.others.length
  const firstNew = asked ? articles[asked.group][asked.from]?.uuid : undefined
  const entryHere = (wanted: string | null | undefined) =>
    [...found.featured, ...found.others].find(({ uuid }) => uuid === wanted)
  const returnsTo = entryHere(reading.cameFrom)
  const isAskedInVain = asked?.group === 'featured' && !featured.isUnknown && !entryHere(firstNew)
  const reach = () => {
    setAsked(null)
    onReach()
  }
  /** The entry that should have the keyboard is not among those that are there. */
  const returnHere = (place: HTMLElement | null) => {
    if (!place) return
    takeFocus(place)
    reach()
  }
  const entry = (one: Entry) => (
    <ArticleEntry
      key={one.uuid}
      entry={one}
      way={wayTo(one.uuid)}
      isOpen={one.uuid === reading.article}
      takesFocus={one.uuid === firstNew || one === returnsTo}
      onReach={reach}
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
          onKeyDown={moveInList}
        />
        <p
          role="status"
          tabIndex={-1}
          className={styles.count}
          ref={isAskedInVain || (reading.cameFrom !== null && !returnsTo) ? returnHere : null}
        >
          {term.trim() !== '' ? t('found', { count }) : t(more.isThere ? 'firstOnes' : 'count', { count })}
        </p>
      </div>
      {count === 0 && (
        <EmptyState
          icon={SearchX}
          title={t('noMatch', { term: term.trim() })}
          text={t(more.isThere ? 'noMatchYet' : 'noMatchText')}
        />
      )}
      {featured.isUnknown && (
        <FeaturedMissing
          featured={featured}
          onAsk={() => setAsked({ group: 'featured', from: 0 })}
          onLeave={() => setAsked(null)}
        />
      )}
      <ArticleGroup title={t('featured')} isFeatured entries={found.featured} entry={entry} />
      <ArticleGroup title={found.featured.length > 0 ? t('others') : null} entries={found.others} entry={entry} />
      <MoreArticles
        more={more}
        onAsk={() => setAsked({ group: 'others', from: articles.others.length })}
        onLeave={() => setAsked(null)}
      />
    </div>
  )
}
