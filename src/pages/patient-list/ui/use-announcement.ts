import { useTranslation } from 'react-i18next'
import type { PatientSearchState } from '@/entities/patient'

/** Text for a live region; empty for an error, which is an alert of its own. */
export function useAnnouncement(search: PatientSearchState): string {
  const { t } = useTranslation('search')
  switch (search.status) {
    case 'searching':
      return t('searching')
    case 'found':
      return t('countPatients', { count: search.patients.length })
    case 'none':
      return t('noMatch', { term: search.term })
    case 'offline':
      return `${t('offline')}. ${t('offlineHint')}`
    case 'hint':
    case 'failed':
      return ''
  }
}
