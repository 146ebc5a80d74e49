import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import type { NotificationFilter } from '@/entities/notification'
import { formatLongDay } from '@/shared/lib/day'
import { joinParts } from '@/shared/lib/isolate'
import { $today } from '@/shared/lifecycle'
import { ClinicTimeZone } from '@/shared/ui/clinic-time-zone'
import { PrintPortal } from '@/shared/ui/print-portal'
import type { Row } from '../lib/build-rows'
import { $columns } from '../model/column-preferences'
import styles from './PrintableList.module.css'
import { useGroupTitle } from './use-group-title'
import { useTableText } from './use-table-text'

interface PrintableListProps {
  rows: readonly Row[]
  filter: NotificationFilter
  count: string
  isStale: boolean
}

export function PrintableList({ rows, filter, count, isStale }: PrintableListProps) {
  const { t, language } = useTranslation(['appointments', 'notifications', 'common', 'routes'])
  const { columns, today } = useUnit({ columns: $columns, today: $today })
  const isOfOneDay = filter.day !== null
  const { head, cell } = useTableText(isOfOneDay)
  const titleOf = useGroupTitle(isOfOneDay)
  const activeFilters = [
    filter.day === null ? t('appointments:everyDay') : formatLongDay(filter.day, language),
    filter.doctor?.name,
    filter.priority && t(`common:priorities.${filter.priority}`),
    filter.patientText.trim(),
    filter.isOnlyActive && t('notifications:filters.onlyActive'),
    count,
  ]
  return (
    <PrintPortal>
      <h1 className={styles.title}>{t('routes:titles.appointments')}</h1>
      <p>{joinParts(activeFilters, ' · ')}</p>
      {isStale && <p>{t('common:stale')}</p>}
      <ClinicTimeZone days={[filter.day ?? today]} />
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{head(column)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {row.kind === 'heading' ? (
                <th colSpan={columns.length} className={styles.heading}>
                  {titleOf(row.group)}
                </th>
              ) : (
                columns.map((column) => (
                  <td key={column} data-column={column}>
                    {cell(row.notification, column)}
                    {column === 'patient' && !row.notification.isVisible && ` (${t('notifications:hidden')})`}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintPortal>
  )
}
