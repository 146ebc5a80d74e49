import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ChevronRight } from 'lucide-react'
import { Icon } from '@/shared/ui/icon'
import { TruncatedText } from '@/shared/ui/truncated-text'
import type { ArticleEntry as Entry } from '../lib/article-list'
import styles from './ArticleEntry.module.css'
import { moveInList } from './list-keyboard'
import { takeFocus } from './focus-ref'

/** What an entry does: it leads to an address, or it tells that it was chosen. */
export type EntryWay = { to: string } | { onChoose: () => void }

type ArticleEntryProps = {
  entry: Entry
  way: EntryWay
  isOpen: boolean
  takesFocus: boolean
  onReach: () => void
}

export function ArticleEntry({ entry: { title, subtitle }, way, isOpen, takesFocus, onReach }: ArticleEntryProps) {
  const { t } = useTranslation('help')
  const shared = {
    className: styles.entry,
    'aria-current': isOpen || undefined,
    onFocus: onReach,
    onKeyDown: moveInList,
    ref: takesFocus ? takeFocus : null,
  }
  const words = (
    <>
      <span className={styles.words}>
        <TruncatedText lines={2} className={styles.title}>
          {title || t('untitled')}
        </TruncatedText>
        {subtitle && (
          <TruncatedText lines={2} className={styles.subtitle}>
            {subtitle}
          </TruncatedText>
        )}
      </span>
      <Icon icon={ChevronRight} size={18} className={styles.arrow} />
    </>
  )
  return (
    <li>
      {'to' in way ? (
        <Link {...shared} to={way.to}>
          {words}
        </Link>
      ) : (
        <button {...shared} type="button" onClick={way.onChoose}>
          {words}
        </button>
      )}
    </li>
  )
}
