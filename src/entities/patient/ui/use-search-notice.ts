import { CloudAlert, CloudOff, type IconNode, SearchX, UserRoundSearch } from 'lucide'
import type { ApiErrorKind } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import type { PatientSearchState } from '../model/patient-search-state'

interface SearchNotice {
  icon: IconNode
  title: string
  text: string
}

/** What a view shows in place of patients; null while it searches, and for a result. */
export function useSearchNotice(search: PatientSearchState): SearchNotice | null {
  const { t } = useTranslation('search')
  switch (search.status) {
    case 'hint':
      return { icon: UserRoundSearch, title: t('tooShort'), text: t('tooShortHint') }
    case 'noMatch':
      return { icon: SearchX, title: t('noMatch', { term: search.term }), text: t('noMatchHint') }
    case 'offline':
      return { icon: CloudOff, title: t('offline'), text: t('offlineHint') }
    case 'failed':
      return { icon: CloudAlert, title: t('failed'), text: t(failureHint(search.error.kind)) }
    case 'searching':
    case 'found':
      return null
  }
}

function failureHint(kind: ApiErrorKind) {
  if (kind === 'offline' || kind === 'timeout') return 'unreachableHint'
  return kind === 'forbidden' ? 'forbiddenHint' : 'failedHint'
}
