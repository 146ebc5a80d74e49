import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import type { Patient } from '@/entities/patient'
import { usePatientLocks } from '@/entities/reminder'
import { columnsInOrder } from '@/shared/columns'
import { Card } from '@/shared/ui/card'
import { VirtualTable } from '@/shared/ui/table'
import { COLUMNS, COLUMN_WIDTHS, type Column } from '../lib/columns'
import { sortPatients } from '../lib/sort-patients'
import { $sort, columnLayout, columnSortToggled } from '../model/patient-list'
import { PatientCells } from './PatientCells'
import styles from './PatientTable.module.css'

interface PatientTableProps {
  patients: readonly Patient[]
  term: string
  /** Called for ArrowUp in the first row. */
  onLeaveStart: () => void
}

export function PatientTable({ patients, term, onLeaveStart }: PatientTableProps) {
  'use memo'
  const { t } = useTranslation(['patientList', 'patient', 'search'])
  const { sort, sortBy, layout, onLayoutChange } = useUnit({
    sort: $sort,
    sortBy: columnSortToggled,
    layout: columnLayout.$value,
    onLayoutChange: columnLayout.updated,
  })
  const { isLocked } = usePatientLocks()
  const columns = columnsInOrder(COLUMNS, layout)
  const toTableColumn = (id: Column) => ({
    id,
    label: id === 'name' ? t('patientList:name') : t(`patient:${id}`),
    width: COLUMN_WIDTHS[id],
    isSticky: id === 'name',
    sort:
      id === 'name' || id === 'birthDate'
        ? { direction: sort?.column === id ? sort.direction : ('none' as const), onSort: () => sortBy(id) }
        : undefined,
  })
  return (
    <Card title={t('search:countPatients', { count: patients.length })} isFlush>
      <VirtualTable
        items={sortPatients(patients, sort)}
        keyOf={({ uuid }) => uuid}
        label={t('patientList:results')}
        order={JSON.stringify(sort)}
        rowClassName={styles.columns}
        onLeaveStart={onLeaveStart}
        columns={columns.map(toTableColumn)}
        columnLayout={{ layout, defaultOrder: COLUMNS, onLayoutChange }}
        cells={(patient, tabIndex) => (
          <PatientCells
            patient={patient}
            columns={columns}
            term={term}
            isLocked={isLocked(patient.uuid)}
            tabIndex={tabIndex}
          />
        )}
      />
    </Card>
  )
}
