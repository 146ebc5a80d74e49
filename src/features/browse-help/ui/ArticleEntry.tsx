import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ChevronRight } from 'lucide-react'
import { Icon } from '@/shared/ui/icon'
import { TruncatedText } from '@/shared/ui/truncated-text'
import type { ArticleEntry as Entry } from '../lib/article-list'
import styles from './ArticleEntry.module.css'
import { moveFocusInList } from './list-keyboard'
import { focusOnMount } from '@/shared/ui/focus-on-mount'

export type EntryTarget = { to: string } | { onChoose: () => void }

type ArticleEntryProps = {
  entry: Entry
  target: EntryTarget
  isOpen: boolean
  takesFocus: boolean
  onEntryFocus: () => void
}

export function ArticleEntry({
  entry: { title, subtitle },
  target,
  isOpen,
  takesFocus,
  onEntryFocus,
}: ArticleEntryProps) {
  const { t } = useTranslation('help')
  const shared = {
    className: styles.entry,
    'aria-current': isOpen || undefined,
    onFocus: onEntryFocus,
    onKeyDown: moveFocusInList,
    ref: takesFocus ? focusOnMount : null,
  }
  const content = (
    <>
      <span className={styles.text}>
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
      {'to' in target ? (
        <Link {...shared} to={target.to}>
          {content}
        </Link>
      ) : (
        <button {...shared} type="button" onClick={target.onChoose}>
          {content}
        </button>
      )}
    </li>
  )
}
