import { useUnit } from 'effector-react'
import { FileSpreadsheet, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { NotificationFilter } from '@/entities/notification'
import { formatLongDay } from '@/shared/lib/date-time'
import { ToolbarButton } from './ToolbarButton'
import type { Row } from '../lib/build-rows'
import { $columns } from '../model/column-preferences'
import { csvExportRequested, printRequested } from '../model/export-list'
import styles from './AppointmentList.module.css'
import { ColumnPicker } from './ColumnPicker'
import { GroupingMenu } from './GroupingMenu'
import { SortMenu } from './SortMenu'
import { useIsPhone } from './use-is-phone'
import { useTableText } from './use-table-text'

interface ListToolbarProps {
  rows: readonly Row[]
  filter: NotificationFilter
  /** How many there are, in words. */
  count: string
}

/** What is listed, and how it is to be listed or taken away. */
export function ListToolbar({ rows, filter, count }: ListToolbarProps) {
  const { t, i18n } = useTranslation('appointments')
  const tableText = useTableText()
  const isPhone = useIsPhone()
  const { columns, save, print } = useUnit({ columns: $columns, save: csvExportRequested, print: printRequested })
  const day = filter.day === null ? t('everyDay') : formatLongDay(filter.day, i18n.language === 'en' ? 'en' : 'tr')
  const nothing = rows.length === 0 ? t('nothingToExport') : undefined
  return (
    <div className={styles.bar}>
      <h2 className={styles.title}>
        {day} <span data-tabular>{count}</span>
      </h2>
      <div className={styles.tools}>
        {isPhone && <SortMenu />}
        <GroupingMenu />
        <ColumnPicker />
        <ToolbarButton
          icon={FileSpreadsheet}
          label={t('saveFile')}
          disabledReason={nothing}
          onClick={() =>
            save({
              name: t('fileName', { day: filter.day ?? t('everyDayShort') }),
              rows: tableText.table(rows, columns),
            })
          }
        />
        <ToolbarButton icon={Printer} label={t('print')} disabledReason={nothing} onClick={() => print()} />
      </div>
    </div>
  )
}
