import { useUnit } from 'effector-react'
import { FileSpreadsheet, Printer } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import type { NotificationFilter } from '@/entities/notification'
import { formatLongDay } from '@/shared/lib/day'
import { $today, printRequested } from '@/shared/lifecycle'
import { ClinicTimeZone } from '@/shared/ui/clinic-time-zone'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { useIsPhone } from '@/shared/ui/use-media-query'
import type { Row } from '../lib/build-rows'
import { $columns } from '../model/column-preferences'
import { csvExportRequested } from '../model/export-list'
import styles from './AppointmentList.module.css'
import { ColumnPicker, GroupingMenu, SortMenu, ToolbarButton } from './ToolbarMenus'
import { useTableText } from './use-table-text'

interface ListToolbarProps {
  rows: readonly Row[]
  filter: NotificationFilter
  isOutdated: boolean
  count: string
}

export function ListToolbar({ rows, filter, isOutdated, count }: ListToolbarProps) {
  const { t, language } = useTranslation(['appointments', 'common'])
  // In a saved file each row has its day, also if the list shows one day.
  const tableText = useTableText()
  const isPhone = useIsPhone()
  const { today, columns, save, print } = useUnit({
    today: $today,
    columns: $columns,
    save: csvExportRequested,
    print: printRequested,
  })
  const day = filter.day === null ? t('everyDay') : formatLongDay(filter.day, language)
  const emptyReason = rows.length === 0 ? t('nothingToExport') : undefined
  const disabledReason = isOutdated ? t('loading') : emptyReason
  return (
    <div ref={restoreFocusOnRemoval} className={styles.bar}>
      <h2 className={styles.title}>
        {day} <span>{count}</span>
      </h2>
      <ClinicTimeZone days={[filter.day ?? today]} />
      <div className={styles.tools}>
        {isPhone && <SortMenu />}
        <GroupingMenu />
        <ColumnPicker />
        <ToolbarButton
          icon={FileSpreadsheet}
          label={t('saveFile')}
          disabledReason={disabledReason}
          onClick={() =>
            save({
              name: t('fileName', { day: filter.day ?? t('everyDayShort') }),
              rows: tableText.table(rows, columns),
            })
          }
        />
        <ToolbarButton
          icon={Printer}
          label={t('common:print')}
          disabledReason={disabledReason}
          onClick={() => print()}
        />
      </div>
    </div>
  )
}
