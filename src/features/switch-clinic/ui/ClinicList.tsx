import { Check } from 'lucide'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import type { Company } from '@/entities/company'
import { isComposing } from '@/shared/browser'
import { wordMatcher } from '@/shared/lib/text'
import { Avatar } from '@/shared/ui/avatar'
import { focusFirst } from '@/shared/ui/focus'
import { Icon } from '@/shared/ui/icon'
import { useVirtualRows } from '@/shared/ui/list'
import { LiveRegion } from '@/shared/ui/live-region'
import { TruncatedText } from '@/shared/ui/text'
import styles from './ClinicList.module.css'

const MIN_CLINICS_FOR_SEARCH = 8
const ROW_HEIGHT = 40

interface ClinicListProps {
  clinics: readonly Company[]
  active: Company
  onChoose: (uuid: string) => void
  onDone: () => void
}

/** For a list whose code was loaded after its popover had opened. */
function focusInOpenPopover(list: HTMLElement | null): void {
  if (list && list.closest('[popover]') === document.activeElement) focusFirst(list)
}

export function ClinicList({ clinics, active, onChoose, onDone }: ClinicListProps) {
  const { t } = useTranslation('clinic')
  const [term, setTerm] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const found = useMemo(() => {
    const matches = wordMatcher(term)
    return clinics.filter(({ name }) => matches(name ?? t('unnamed')))
  }, [clinics, term, t])
  const hasSearch = clinics.length >= MIN_CLINICS_FOR_SEARCH

  const choose = (uuid: string) => {
    onDone()
    onChoose(uuid)
  }
  const handleSearchKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return
    const [only, ...others] = found
    if (event.key === 'Enter' && only && others.length === 0) choose(only.uuid)
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    event.currentTarget.parentElement?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }

  return (
    <div ref={focusInOpenPopover} className={styles.choice}>
      {hasSearch && (
        <input
          ref={search}
          type="search"
          className={styles.search}
          data-autofocus=""
          aria-label={t('search')}
          placeholder={t('search')}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          onKeyDown={handleSearchKey}
        />
      )}
      {found.length > 0 ? (
        // Each search is a new list, which opens at the active clinic if it was found.
        <ClinicRows
          key={term}
          clinics={found}
          active={active}
          onChoose={choose}
          onLeaveStart={hasSearch ? () => search.current?.focus() : undefined}
        />
      ) : (
        <p className={styles.noMatch}>{t('noMatch')}</p>
      )}
      <LiveRegion
        message={term === '' ? '' : found.length === 0 ? t('noMatch') : t('found', { count: found.length })}
      />
    </div>
  )
}

interface ClinicRowsProps {
  clinics: readonly Company[]
  active: Company
  onChoose: (uuid: string) => void
  /** ArrowUp in the first row. */
  onLeaveStart: (() => void) | undefined
}

/** Opens at the active clinic. Only the rows around the visible ones are in the document. */
function ClinicRows({ clinics, active, onChoose, onLeaveStart }: ClinicRowsProps) {
  const { t } = useTranslation('clinic')
  const keys = useMemo(() => clinics.map(({ uuid }) => uuid), [clinics])
  const { container, ...rows } = useVirtualRows<HTMLUListElement>({
    keys,
    estimate: ROW_HEIGHT,
    startAt: active.uuid,
    onLeaveStart,
  })
  return (
    <div className={styles.scroll}>
      <ul
        role="list"
        ref={container}
        aria-label={t('choose')}
        className={styles.list}
        style={{ blockSize: rows.height }}
        {...rows.listeners}
      >
        {rows.shown.map(({ at, gap }) => {
          const clinic = clinics[at]
          if (!clinic) return null
          const { uuid, name } = clinic
          const isActive = uuid === active.uuid
          return (
            <li key={uuid} aria-setsize={clinics.length} aria-posinset={at + 1} style={{ marginBlockStart: gap }}>
              <button
                ref={rows.rowRef}
                type="button"
                className={styles.clinic}
                data-key={uuid}
                data-autofocus={(!onLeaveStart && isActive) || undefined}
                aria-current={isActive || undefined}
                tabIndex={at === rows.active ? 0 : -1}
                onClick={() => onChoose(uuid)}
              >
                <Avatar name={name ?? t('unnamed')} size={24} />
                <TruncatedText lines={2} className={styles.name} isShownOnFocus>
                  {name ?? t('unnamed')}
                </TruncatedText>
                {isActive && <Icon icon={Check} size={16} />}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
