import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { $unlockedPatients, type Patient, patientChosen } from '@/entities/patient'
import { isPatientLocked, usePatientLocks } from '@/entities/reminder'
import { Card } from '@/shared/ui/card'
import { SortHeader, VirtualTable } from '@/shared/ui/list'
import { type SortColumn, sortPatients } from '../lib/sort-patients'
import { $sort, sortChosen } from '../model/patient-list'
import { PatientCells } from './PatientCells'
import styles from './PatientTable.module.css'

const ROW_HEIGHT = 57

export function PatientTable({ patients, term }: { patients: readonly Patient[]; term: string }) {
  const { t } = useTranslation(['patientList', 'patient', 'search'])
  const { sort, unlocked, choose, sortBy } = useUnit({
    sort: $sort,
    unlocked: $unlockedPatients,
    choose: patientChosen,
    sortBy: sortChosen,
  })
  const sortable = (column: SortColumn) => ({
    direction: sort?.column === column ? sort.direction : ('none' as const),
    onSort: () => sortBy(column),
  })
  const { lockOf } = usePatientLocks()
  return (
    <Card title={t('search:countPatients', { count: patients.length })} isFlush className={styles.card}>
      <VirtualTable
        items={sortPatients(patients, sort)}
        keyOf={({ uuid }) => uuid}
        label={t('patientList:results')}
        estimate={ROW_HEIGHT}
        rowClassName={styles.columns}
        onOpen={choose}
        head={
          <>
            <SortHeader label={t('patientList:name')} {...sortable('name')} />
            <th scope="col">{t('patient:phone')}</th>
            <SortHeader label={t('patient:birthDate')} {...sortable('birthDate')} />
            <th scope="col">{t('patient:citizenshipNumber')}</th>
          </>
        }
        cells={(patient, tabIndex) => (
          <PatientCells
            patient={patient}
            term={term}
            isLocked={isPatientLocked(lockOf(patient.uuid), patient.uuid, unlocked)}
            tabIndex={tabIndex}
          />
        )}
      />
    </Card>
  )
}
