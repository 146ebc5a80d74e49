import { useTranslation } from 'react-i18next'
import type { PatientSearchState } from '@/entities/patient'
import type { PaletteSection } from '../lib/palette-sections'

const COUNTS = {
  recent: 'countRecent',
  patients: 'countPatients',
  pages: 'countPages',
  actions: 'countActions',
} as const

/** Text for the live region. A failure is announced by its alert. */
export function useAnnouncement(search: PatientSearchState, sections: readonly PaletteSection[]): string {
  const { t } = useTranslation('search')
  const counts = sections
    .map(({ id, rows }) => t(COUNTS[id], { count: rows.filter(({ kind }) => kind !== 'all-patients').length }))
    .join(', ')
  switch (search.status) {
    case 'searching':
      return t('searching')
    case 'none':
      return [t('noMatch', { term: search.term }), counts].filter(Boolean).join('. ')
    case 'offline':
      return `${t('offline')}. ${t('offlineHint')}`
    case 'hint':
    case 'found':
      return counts
    case 'failed':
      return ''
  }
}
