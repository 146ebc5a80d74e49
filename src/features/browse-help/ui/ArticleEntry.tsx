import { ChevronRight } from 'lucide'
import type { KeyboardEvent } from 'react'
import { isComposing } from '@/shared/browser'
import { useTranslation } from '@/shared/i18n'
import { Link } from 'react-router-dom'
import { focusOnMount } from '@/shared/ui/focus'
import { Icon } from '@/shared/ui/icon'
import { TruncatedText } from '@/shared/ui/text'
import type { ListedArticle } from '../lib/articles'
import styles from './ArticleEntry.module.css'

export type EntryTarget = { to: string } | { onChoose: () => void }

interface ArticleEntryProps {
  entry: ListedArticle
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

export const ARTICLE_LIST = { 'data-articles': '' }

/** The first stop is the search field, in which Home and End move the caret. */
const MOVES: Readonly<Record<string, (stops: HTMLElement[], at: number) => HTMLElement | undefined>> = {
  ArrowDown: (stops, at) => stops[at + 1],
  ArrowUp: (stops, at) => stops[at - 1],
  Home: (stops, at) => (at > 0 ? stops[1] : undefined),
  End: (stops, at) => (at > 0 ? stops.at(-1) : undefined),
}

export function moveFocusInList(event: KeyboardEvent<HTMLElement>): void {
  const isModified = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey
  const move = MOVES[event.key]
  if (!move || isModified || isComposing(event.nativeEvent)) return
  const found = event.currentTarget
    .closest('[data-articles]')
    ?.querySelectorAll<HTMLElement>('input, li > :is(a, button)')
  const stops = [...(found ?? [])]
  const next = move(stops, stops.indexOf(event.currentTarget))
  if (!next) return
  event.preventDefault()
  next.focus()
}
