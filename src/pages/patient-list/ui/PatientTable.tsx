import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { type Patient, patientChosen } from '@/entities/patient'
import { Card } from '@/shared/ui/card'
import { WindowedTable } from '@/shared/ui/list'
import { sortPatients } from '../lib/sort-patients'
import { $sort } from '../model/patient-list'
import { PatientCells } from './PatientCells'
import styles from './PatientTable.module.css'
import { SortHeader } from './SortHeader'
import { useLockedPatients } from './use-locked-patients'

const ROW_HEIGHT = 57

/** All that were found; the card of whoever is chosen opens over the page. */
export function PatientTable({ patients, term }: { patients: readonly Patient[]; term: string }) {
  const { t } = useTranslation(['patientList', 'patient', 'search'])
  const { sort, choose } = useUnit({ sort: $sort, choose: patientChosen })
  const { closed } = useLockedPatients()
  return (
    <Card title={t('search:countPatients', { count: patients.length })} isFlush className={styles.card}>
      <WindowedTable
        items={sortPatients(patients, sort)}
        keyOf={({ uuid }) => uuid}
        label={t('patientList:results')}
        estimate={ROW_HEIGHT}
        rowClassName={styles.columns}
        onOpen={choose}
        head={
          <>
            <SortHeader column="name" label={t('patientList:name')} sort={sort} />
            <th scope="col">{t('patient:phone')}</th>
            <SortHeader column="birthDate" label={t('patient:birthDate')} sort={sort} />
            <th scope="col">{t('patient:citizenshipNumber')}</th>
          </>
        }
        cells={(patient, tabIndex) => (
          <PatientCells patient={patient} term={term} isClosed={closed.has(patient.uuid)} tabIndex={tabIndex} />
        )}
      />
    </Card>
  )
}
