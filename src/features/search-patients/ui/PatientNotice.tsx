import { CloudAlert, type LucideIcon, RotateCw, SearchX, UserRoundSearch, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ApiErrorKind } from '@/shared/api'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import type { PatientSearchState } from '../lib/patient-search-state'
import styles from './PatientNotice.module.css'
import { SearchingLine } from './SearchingLine'

interface PatientNoticeProps {
  state: PatientSearchState
  /** The hint explains the field, which points to it. */
  hintId: string
  onRetry: () => void
}

/** What stands in the place of patients while there are none to show. */
export function PatientNotice({ state, hintId, onRetry }: PatientNoticeProps) {
  const { t } = useTranslation(['search', 'common'])
  switch (state.status) {
    case 'found':
      return null
    case 'hint':
      return <Notice id={hintId} icon={UserRoundSearch} title={t('search:tooShort')} text={t('search:tooShortHint')} />
    case 'searching':
      return <SearchingLine label={t('search:searching')} />
    case 'none':
      return <Notice icon={SearchX} title={t('search:none', { term: state.term })} text={t('search:noneHint')} />
    case 'offline':
      return <Notice icon={WifiOff} title={t('search:offline')} text={t('search:offlineHint')} />
    case 'failed':
      return (
        <div role="alert" className={styles.failure}>
          <Notice icon={CloudAlert} title={t('search:failed')} text={t(`search:${failureHint(state.kind)}`)} />
          {state.kind !== 'forbidden' && (
            <Button size="s" icon={RotateCw} onClick={onRetry}>
              {t('common:retry')}
            </Button>
          )}
        </div>
      )
  }
}

function failureHint(kind: ApiErrorKind) {
  if (kind === 'offline' || kind === 'timeout') return 'unreachableHint'
  return kind === 'forbidden' ? 'forbiddenHint' : 'failedHint'
}

interface NoticeProps {
  id?: string
  icon: LucideIcon
  title: string
  text: string
}

function Notice({ id, icon, title, text }: NoticeProps) {
  return (
    <div id={id} className={styles.notice}>
      <span className={styles.drawing}>
        <Icon icon={icon} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  )
}
