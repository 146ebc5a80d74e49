import { type IconNode, RotateCw } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { type PatientSearchState, useSearchNotice } from '@/entities/patient'
import { retryAt } from '@/shared/api'
import { PALETTE_ROWS_SEVERAL_SECTIONS, PALETTE_ROWS_SINGLE_SECTION } from '@/shared/config'
import { CountdownButton } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { returnFocusProps } from './PaletteField'
import styles from './PatientNotice.module.css'
import { SearchingStatus } from './SearchingStatus'

interface PatientNoticeProps {
  state: PatientSearchState
  hintId: string
  isAlone: boolean
  onRetry: () => void
}

export function PatientNotice({ state, hintId, isAlone, onRetry }: PatientNoticeProps) {
  const { t } = useTranslation(['search', 'common'])
  const notice = useSearchNotice(state)
  if (state.status === 'searching') {
    return (
      <SearchingStatus
        label={t('search:searching')}
        rows={isAlone ? PALETTE_ROWS_SINGLE_SECTION : PALETTE_ROWS_SEVERAL_SECTIONS}
      />
    )
  }
  if (!notice) return null
  if (state.status !== 'failed') {
    return <Notice {...notice} isAlone={isAlone} {...(state.status === 'hint' && { id: hintId })} />
  }
  return (
    <div role="alert">
      <Notice
        {...notice}
        isAlone={isAlone}
        tone="danger"
        action={
          state.error.kind !== 'forbidden' && (
            <CountdownButton
              size="s"
              icon={RotateCw}
              className={styles.action}
              retryAt={retryAt(state.error)}
              {...returnFocusProps}
              onClick={onRetry}
            >
              {t('common:retry')}
            </CountdownButton>
          )
        }
      />
    </div>
  )
}

interface NoticeProps {
  isAlone: boolean
  id?: string
  tone?: 'danger'
  icon: IconNode
  title: string
  text: string
  action?: ReactNode
}

function Notice({ isAlone, id, tone, icon, title, text, action }: NoticeProps) {
  return (
    <div id={id} className={styles.notice} data-tone={tone} data-alone={isAlone || undefined}>
      <span className={styles.drawing}>
        <Icon icon={icon} />
      </span>
      <div className={styles.content}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      {action}
    </div>
  )
}
