import { useUnit } from 'effector-react'
import { Skeleton, Skeletons } from '@/shared/ui/skeleton'
import { TableSkeleton } from '@/shared/ui/table'
import { type Column, columnWidth } from '../lib/columns'
import { listFilters } from '../model/appointment-list'
import { $columns, columnLayout } from '../model/column-preferences'
import styles from './AppointmentTable.module.css'

const ROW_WIDTHS = ['62%', '48%', '70%', '55%', '66%', '50%', '58%', '64%']
/** The others are as wide as their row. */
const CELL_WIDTHS: { [Id in Column]?: number | string } = { time: 44, doctor: '70%', type: '60%', priority: '50%' }

export function AppointmentTableSkeleton() {
  const { columns, layout, filter } = useUnit({
    columns: $columns,
    layout: columnLayout.$value,
    filter: listFilters.$applied,
  })
  return (
    <Skeletons>
      <TableSkeleton
        widths={ROW_WIDTHS}
        columns={columns.map((id) => ({ id, width: columnWidth(id, filter.day !== null) }))}
        layout={layout}
        rowClassName={styles.columns}
        cells={(width) => (
          <>
            <Skeleton shape="circle" width={18} />
            {columns.map((id) => (
              <Skeleton key={id} width={CELL_WIDTHS[id] ?? width} />
            ))}
          </>
        )}
      />
    </Skeletons>
  )
}
