import { useUnit } from 'effector-react'
import { FilterX, History } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import type { Notification } from '@/entities/notification'
import type { Reminder } from '@/entities/reminder'
import { $today } from '@/shared/lifecycle'
import { EmptyState } from '@/shared/ui/empty-state'
import { SelectField } from '@/shared/ui/field'
import { VirtualList } from '@/shared/ui/list'
import { useIsPrinting } from '@/shared/ui/use-is-printing'
import { isShown, TIMELINE_FILTERS, type TimelineFilter, toEntries, toRows } from '../lib/timeline'
import { PrintableTimeline } from './PrintableTimeline'
import styles from './Timeline.module.css'
import { TimelineEntryRow } from './TimelineEntryRow'

const ROW_HEIGHT = 86

interface TimelineProps {
  title: string
  patientId: string
  reminders: readonly Reminder[]
  snoozedCount: number
  notifications: readonly Notification[]
  /** Reminders or notifications were not loaded: the screen says so beside the list, the printout in it. */
  isIncomplete: boolean
  /** Of failed refreshes, for the printout. */
  notices: readonly string[]
}

/** The entries of one patient by time, latest first; on paper all entries of the chosen filter. */
export function Timeline({ reminders, notifications, ...printed }: TimelineProps) {
  'use memo'
  const { t } = useTranslation('followUp')
  const today = useUnit($today)
  const isPrinting = useIsPrinting()
  const [filter, setFilter] = useState<TimelineFilter>('all')
  const entries = toEntries(reminders, notifications)
  const rows = toRows(
    entries.filter((entry) => isShown(entry, filter)),
    today,
  )
  return (
    <>
      {entries.length > 0 && (
        <div className={styles.filter}>
          <SelectField
            label={t('filter')}
            value={filter}
            options={TIMELINE_FILTERS.map((value) => ({
              value,
              label: printed.isIncomplete
                ? t(`filters.${value}`)
                : t('filterWithCount', {
                    name: t(`filters.${value}`),
                    count: entries.filter((entry) => isShown(entry, value)).length,
                  }),
            }))}
            onValueChange={setFilter}
          />
        </div>
      )}
      <VirtualList
        items={rows}
        keyOf={({ key }) => key}
        label={t('timeline')}
        estimate={ROW_HEIGHT}
        row={(row, tabIndex) => <TimelineEntryRow row={row} today={today} tabIndex={tabIndex} />}
        empty={
          entries.length === 0 ? (
            <EmptyState icon={History} title={t('empty')} text={t('emptyText')} />
          ) : (
            <EmptyState icon={FilterX} title={t('noMatch')} text={t('noMatchText')} />
          )
        }
      />
      {isPrinting && <PrintableTimeline {...printed} filter={filter} rows={rows} />}
    </>
  )
}
