import { Check } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Company } from '@/entities/company'
import { Avatar } from '@/shared/ui/avatar'
import { Icon } from '@/shared/ui/icon'
import { LiveRegion } from '@/shared/ui/live-region'
import { TruncatedText } from '@/shared/ui/text'
import { findClinics } from '../lib/find-clinics'
import { moveFocus } from '../lib/move-focus'
import styles from './ClinicList.module.css'

const MIN_CLINICS_FOR_SEARCH = 8

type ClinicListProps = {
  clinics: readonly Company[]
  active: Company
  onChoose: (uuid: string) => void
  onDone: () => void
  /** Only for a list that the browser does not close itself. */
  onEscape?: () => void
}

export function ClinicList({ clinics, active, onChoose, onDone, onEscape }: ClinicListProps) {
  const { t } = useTranslation('clinic')
  const [term, setTerm] = useState('')
  const found = findClinics(clinics, term)
  const hasSearch = clinics.length >= MIN_CLINICS_FOR_SEARCH

  const choose = (uuid: string) => {
    onDone()
    onChoose(uuid)
  }
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const [only, ...others] = found
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      if (only && others.length === 0) choose(only.uuid)
    } else if (event.key === 'Escape' && onEscape) {
      // Escape closes only the list, not the drawer around it.
      event.preventDefault()
      onEscape()
    } else {
      moveFocus(event)
    }
  }
  const rovingItem = { 'data-roving-item': '', onKeyDown: handleKey }

  return (
    <div className={styles.choice} data-roving-group="">
      {hasSearch && (
        <input
          {...rovingItem}
          type="search"
          className={styles.search}
          data-autofocus=""
          aria-label={t('search')}
          placeholder={t('search')}
          autoComplete="off"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
      )}
      <ul className={styles.list} aria-label={t('choose')}>
        {found.map(({ uuid, name }) => (
          <li key={uuid}>
            <button
              {...rovingItem}
              type="button"
              className={styles.clinic}
              data-autofocus={(!hasSearch && uuid === active.uuid) || undefined}
              aria-current={uuid === active.uuid || undefined}
              onClick={() => choose(uuid)}
            >
              <Avatar name={name ?? t('unnamed')} size={24} />
              <TruncatedText lines={2} className={styles.name}>
                {name ?? t('unnamed')}
              </TruncatedText>
              {uuid === active.uuid && <Icon icon={Check} size={16} />}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.none}>{t('noMatch')}</p>}
      <LiveRegion
        message={term === '' ? '' : found.length === 0 ? t('noMatch') : t('found', { count: found.length })}
      />
    </div>
  )
}
