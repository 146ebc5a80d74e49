import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import type { Notification } from '@/entities/notification'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { useIsPhone } from '@/shared/ui/use-media-query'
import { VirtualTable } from '@/shared/ui/table'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import type { Row } from '../lib/build-rows'
import { COLUMNS, type Column, columnWidth } from '../lib/columns'
import { selectionStateOf } from '../lib/row-selection'
import { isSortable } from '../lib/sort-notifications'
import { $sort, rowOpened, columnSortToggled } from '../model/appointment-list'
import { $columns, columnLayout } from '../model/column-preferences'
import { AppointmentCells } from './AppointmentCells'
import styles from './AppointmentTable.module.css'
import { GroupHeaderCells } from './GroupHeaderCells'
import { RowCheckbox } from './RowCheckbox'
import { useRowSelection } from './use-row-selection'
import { useTableText } from './use-table-text'

interface AppointmentTableProps {
  rows: readonly Row[]
  all: readonly Notification[]
  selected: ReadonlySet<string>
  isOfOneDay: boolean
  order: string
}

export function AppointmentTable({ rows, all, selected, isOfOneDay, order }: AppointmentTableProps) {
  'use memo'
  const { t } = useTranslation('appointments')
  const { columns, layout, onLayoutChange, sort, sortBy, open } = useUnit({
    columns: $columns,
    layout: columnLayout.$value,
    onLayoutChange: columnLayout.updated,
    sort: $sort,
    sortBy: columnSortToggled,
    open: rowOpened,
  })
  const { head } = useTableText(isOfOneDay)
  const isPhone = useIsPhone()
  const uuids = all.map(({ uuid }) => uuid)
  const { selection, toggle, toggleAll } = useRowSelection(rows, selected, uuids)
  const toTableColumn = (id: Column) => ({
    id,
    label: head(id),
    width: columnWidth(id, isOfOneDay),
    isSticky: id === 'patient',
    sort:
      isSortable(id) && !isPhone
        ? { direction: sort?.column === id ? sort.direction : ('none' as const), onSort: () => sortBy(id) }
        : undefined,
  })
  return (
    <div ref={restoreFocusOnRemoval} className={styles.container}>
      <VirtualTable
        items={rows}
        keyOf={({ key }) => key}
        label={t('table')}
        order={order}
        rowClassName={styles.columns}
        variantOf={(row) => (row.kind === 'heading' ? 'heading' : selected.has(row.key) ? 'selected' : undefined)}
        selection={selection}
        columns={columns.map(toTableColumn)}
        columnLayout={{ layout, defaultOrder: COLUMNS, onLayoutChange }}
        lead={
          <th scope="col">
            <VisuallyHidden>{t('columns.selected')}</VisuallyHidden>
            <RowCheckbox
              label={t('selectAll')}
              visibleLabel={isPhone ? t('selectAllShort') : undefined}
              state={selectionStateOf(uuids, selected)}
              onSelect={toggleAll}
            />
          </th>
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
