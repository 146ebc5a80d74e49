import { useUnit } from 'effector-react'
import { FileSpreadsheet, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { NotificationFilter } from '@/entities/notification'
import { formatLongDay } from '@/shared/lib/date-time'
import { Button } from '@/shared/ui/button'
import type { Row } from '../lib/arrange-rows'
import { $columns } from '../model/chosen-columns'
import { fileRequested, printRequested } from '../model/take-away'
import styles from './AppointmentList.module.css'
import { ColumnChoice } from './ColumnChoice'
import { GroupingMenu } from './GroupingMenu'
import { useTableWords } from './use-table-words'

interface ListBarProps {
  rows: readonly Row[]
  filter: NotificationFilter
  /** How many there are, in words. */
  count: string
}

/** What is listed, and how it is to be listed or taken away. */
export function ListBar({ rows, filter, count }: ListBarProps) {
  const { t, i18n } = useTranslation('appointments')
  const words = useTableWords()
  const { columns, save, print } = useUnit({ columns: $columns, save: fileRequested, print: printRequested })
  const day = filter.day === null ? t('everyDay') : formatLongDay(filter.day, i18n.language === 'en' ? 'en' : 'tr')
  const nothing = rows.length === 0 ? t('nothingToTakeAway') : undefined
  return (
    <div className={styles.bar}>
      <h2 className={styles.title}>
        {day} <span data-tabular>{count}</span>
      </h2>
      <div className={styles.tools}>
        <GroupingMenu />
        <ColumnChoice />
        <Button
          variant="ghost"
          size="s"
          icon={FileSpreadsheet}
          disabledReason={nothing}
          onClick={() =>
            save({ name: t('fileName', { day: filter.day ?? t('everyDayShort') }), rows: words.table(rows, columns) })
          }
        >
          {t('saveFile')}
        </Button>
        <Button variant="ghost" size="s" icon={Printer} disabledReason={nothing} onClick={() => print()}>
          {t('print')}
        </Button>
      </div>
    </div>
  )
}
