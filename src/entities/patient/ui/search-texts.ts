import { CloudAlert, CloudOff, type IconNode, SearchX, UserRoundSearch } from 'lucide'
import type { ApiErrorKind } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { useQueryDefectReport } from '@/shared/ui/use-defect-report'
import type { PatientSearchState } from '../model/patient-search-state'

interface SearchNotice {
  icon: IconNode
  title: string
  text: string
}

/** Notice in place of patients; null while searching, and for a result. Reports an error that is a defect. */
export function useSearchNotice(search: PatientSearchState): SearchNotice | null {
  const { t } = useTranslation(['search', 'common'])
  useQueryDefectReport(search.status === 'failed' ? search.error : null)
  switch (search.status) {
    case 'hint':
      return { icon: UserRoundSearch, title: t('search:tooShort'), text: t('search:tooShortHint') }
    case 'noMatch':
      return { icon: SearchX, title: t('search:noMatch', { term: search.term }), text: t('search:noMatchHint') }
    case 'offline':
      return { icon: CloudOff, title: t('common:offline'), text: t('search:offlineHint') }
    case 'failed':
      return { icon: CloudAlert, title: t('search:failed'), text: t(failureHint(search.error.kind)) }
    case 'searching':
    case 'found':
      return null
  }
}

function failureHint(kind: ApiErrorKind) {
  if (kind === 'offline' || kind === 'timeout') return 'search:unreachableHint'
  return kind === 'forbidden' ? 'search:forbiddenHint' : 'search:failedHint'
}

/**
 * Text for a live region; empty for an error, which is an alert of its own.
 *
 * @param found what the view shows, for example "5 patients"
 */
export function useSearchAnnouncement(search: PatientSearchState, found: string): string {
  const { t } = useTranslation(['search', 'common'])
  switch (search.status) {
    case 'searching':
      return t('search:searching')
    case 'noMatch':
      return [t('search:noMatch', { term: search.term }), found].filter(Boolean).join('. ')
    case 'offline':
      return `${t('common:offline')}. ${t('search:offlineHint')}`
    case 'hint':
    case 'found':
      return found
    case 'failed':
      return ''
  }
}
