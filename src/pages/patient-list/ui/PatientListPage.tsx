import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { useTranslation } from '@/shared/i18n'
import { usePatientSearch, useSearchAnnouncement } from '@/entities/patient'
import { Card } from '@/shared/ui/card'
import { LiveRegion } from '@/shared/ui/live-region'
import { PageHeader } from '@/shared/ui/page-header'
import { $settledTerm, $typedTerm } from '../model/patient-list'
import styles from './PatientListPage.module.css'
import { PatientTable } from './PatientTable'
import { RecentPatients } from './RecentPatients'
import { SearchField } from './SearchField'
import { SearchNotice } from './SearchNotice'

export function PatientListPage() {
  const { t } = useTranslation(['patientList', 'routes', 'search'])
  const { typedTerm, settledTerm } = useUnit({ typedTerm: $typedTerm, settledTerm: $settledTerm })
  const { search, retry } = usePatientSearch({ typedTerm, settledTerm })
  const isTooShort = search.status === 'hint' && typedTerm !== ''
  const announcement = useSearchAnnouncement(
    search,
    search.status === 'found' ? t('search:countPatients', { count: search.patients.length }) : '',
  )
  const field = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.page}>
      <PageHeader title={t('routes:titles.patients')} text={t('patientList:source')} />
      <SearchField ref={field} results={results} />
      <div ref={results} className={styles.results}>
        {search.status === 'found' ? (
          // A new term starts at the first row.
          <PatientTable
            key={settledTerm}
            patients={search.patients}
            term={typedTerm}
            onLeaveStart={() => field.current?.focus()}
          />
        ) : (
          <Card isFlush>
            <SearchNotice state={search} onRetry={retry} />
          </Card>
        )}
        {search.status === 'hint' && <RecentPatients />}
      </div>
      <LiveRegion message={isTooShort ? t('search:tooShort') : announcement} />
    </div>
  )
}
