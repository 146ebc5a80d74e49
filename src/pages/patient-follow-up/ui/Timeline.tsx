import { useUnit } from 'effector-react'
import { FilterX, History } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import type { Notification } from '@/entities/notification'
import { $reminderToFocus, type Reminder } from '@/entities/reminder'
import { $today } from '@/shared/lifecycle'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { SelectField } from '@/shared/ui/field'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { VirtualList } from '@/shared/ui/list'
import { useIsPrinting } from '@/shared/ui/use-is-printing'
import { isShown, reminderKey, TIMELINE_FILTERS, type TimelineFilter, toEntries, toRows } from '../lib/timeline'
import { PrintableTimeline } from './PrintableTimeline'
import styles from './Timeline.module.css'
import { TimelineEntryRow } from './TimelineEntryRow'
import { useTimelineText } from './use-timeline-text'

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
export function Timeline(props: TimelineProps) {
  const reminder = useUnit($reminderToFocus)
  const toFocus = reminder?.patientId === props.patientId ? reminder : null
  // Starts again for a chosen reminder, because the filter may hide it.
  return <TimelineEntries key={toFocus?.signal} {...props} keyToFocus={toFocus && reminderKey(toFocus)} />
}

interface TimelineEntriesProps extends TimelineProps {
  keyToFocus: string | null
}

function TimelineEntries({ reminders, notifications, keyToFocus, ...printed }: TimelineEntriesProps) {
  'use memo'
  const { t } = useTranslation(['followUp', 'common'])
  const { labelOf } = useTimelineText()
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
                : t('common:optionWithCount', {
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
        rowLabel={labelOf}
        label={t('timeline')}
        estimate={ROW_HEIGHT}
        startAt={rows.some(({ key }) => key === keyToFocus) ? keyToFocus : null}
        row={(row, tabIndex) => (
          <TimelineEntryRow row={row} today={today} isCurrent={row.key === keyToFocus} tabIndex={tabIndex} />
        )}
        empty={
          entries.length === 0 ? (
            <EmptyState icon={History} title={t('empty')} text={t('emptyText')} />
          ) : (
            <EmptyState
              icon={FilterX}
              title={t('noMatch')}
              text={t('noMatchText')}
              action={
                <Button ref={restoreFocusOnRemoval} onClick={() => setFilter('all')}>
                  {t('common:showAll')}
                </Button>
              }
            />
          )
        }
      />
      {isPrinting && <PrintableTimeline {...printed} filter={filter} rows={rows} />}
    </>
  )
}
