import { useUnit } from 'effector-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notification } from '@/entities/notification'
import { VirtualTable } from '@/shared/ui/list'
import type { Row } from '../lib/build-rows'
import { rowOpened } from '../model/appointment-list'
import { $columns } from '../model/column-preferences'
import { AppointmentCells } from './AppointmentCells'
import styles from './AppointmentTable.module.css'
import { columnWidths } from './column-widths'
import { GroupHeaderCells } from './GroupHeaderCells'
import { RowCheckbox } from './RowCheckbox'
import { TableHead } from './TableHead'
import { useIsPhone } from './use-is-phone'
import { selectionStateOf, useRowSelection } from './use-row-selection'

const ROW_HEIGHT = 57

interface AppointmentTableProps {
  rows: readonly Row[]
  all: readonly Notification[]
  selected: ReadonlySet<string>
  isOfOneDay: boolean
  order: string
}

export function AppointmentTable({ rows, all, selected, isOfOneDay, order }: AppointmentTableProps) {
  const { t } = useTranslation('appointments')
  const { columns, open } = useUnit({ columns: $columns, open: rowOpened })
  const isPhone = useIsPhone()
  const uuids = all.map(({ uuid }) => uuid)
  const { selection, toggle, toggleAll } = useRowSelection(rows, selected, uuids)
  return (
    <div className={styles.container} style={{ '--columns': columnWidths(columns, isOfOneDay) } as CSSProperties}>
      <VirtualTable
        items={rows}
        keyOf={({ key }) => key}
        label={t('table')}
        estimate={ROW_HEIGHT}
        order={order}
        rowClassName={styles.columns}
        variantOf={(row) => (row.kind === 'heading' ? 'heading' : selected.has(row.key) ? 'selected' : undefined)}
        selection={selection}
        onOpen={(row) => (row.kind === 'notification' ? open(row.key) : toggle(row.key, false))}
        head={
          <TableHead columns={columns} isOfOneDay={isOfOneDay}>
            <RowCheckbox
              label={t('selectAll')}
              visibleLabel={isPhone ? t('selectAllShort') : undefined}
              state={selectionStateOf(uuids, selected)}
              onSelect={toggleAll}
            />
          </TableHead>
        }
        cells={(row, tabIndex) =>
          row.kind === 'notification' ? (
            <AppointmentCells
              notification={row.notification}
              columns={columns}
              isOfOneDay={isOfOneDay}
              isSelected={selected.has(row.key)}
              tabIndex={tabIndex}
              onOpen={open}
              onSelect={toggle}
            />
          ) : (
            <GroupHeaderCells
              heading={row}
              state={selectionStateOf(row.uuids, selected)}
              columns={columns}
              isOfOneDay={isOfOneDay}
              tabIndex={tabIndex}
              onSelect={toggle}
            />
          )
        }
      />
    </div>
  )
}
