import { ChevronRight } from 'lucide'
import type { KeyboardEvent } from 'react'
import { isComposing } from '@/shared/browser'
import { useTranslation } from '@/shared/i18n'
import { Link } from 'react-router-dom'
import { focusOnMount } from '@/shared/ui/focus'
import { Icon } from '@/shared/ui/icon'
import { TruncatedText } from '@/shared/ui/text'
import type { ArticleEntry as Entry } from '../lib/articles'
import styles from './ArticleEntry.module.css'

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

export const ARTICLE_LIST = { 'data-articles': '' }

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

export function moveFocusInList(event: KeyboardEvent<HTMLElement>): void {
  const isModified = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey
  const step = STEPS[event.key]
  if (step === undefined || isModified || isComposing(event.nativeEvent)) return
  const stops = event.currentTarget
    .closest('[data-articles]')
    ?.querySelectorAll<HTMLElement>('input, li > :is(a, button)')
  const entries = [...(stops ?? [])]
  const next = entries[entries.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
