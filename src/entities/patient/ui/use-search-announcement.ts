import { useTranslation } from '@/shared/i18n'
import type { PatientSearchState } from '../model/patient-search-state'

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
