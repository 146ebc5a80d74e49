import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { type Reminder, type RemindersQuery, UndoBar, useDueGroups } from '@/entities/reminder'
import { $minute } from '@/shared/lifecycle'
import { Card } from '@/shared/ui/card'
import { StaleNotice } from '@/shared/ui/error-state'
import { LiveRegion } from '@/shared/ui/live-region'
import { useIsPrinting } from '@/shared/ui/use-is-printing'
import { filterReminders, isFilterSet } from '../lib/worklist-filter'
import { groupByPatient } from '../lib/worklist-groups'
import { $filter, rowFocused } from '../model/worklist'
import styles from './Worklist.module.css'
import { WorklistFilters } from './WorklistFilters'
import { WorklistRows } from './WorklistRows'

interface WorklistProps {
  reminders: readonly Reminder[]
  query: RemindersQuery
}

export function Worklist({ reminders, query }: WorklistProps) {
  'use memo'
  const { t } = useTranslation(['worklist', 'reminders'])
  const isPrinting = useIsPrinting()
  const { filter, minute, reportFocus } = useUnit({ filter: $filter, minute: $minute, reportFocus: rowFocused })
  const shown = filterReminders(reminders, filter)
  const snoozedCount = filterReminders(query.snoozed, filter).length
  const groups = groupByPatient(shown, useDueGroups(reminders, minute))
  const patients = t('patients', { count: groups.filter(({ patient }) => patient).length })
  const summary = `${patients}, ${t('reminders', { count: shown.length })}`
  return (
    <>
      <WorklistFilters reminders={reminders} filter={filter} />
      <Card title={summary} isFlush>
        <StaleNotice query={query} />
        {isPrinting && snoozedCount > 0 && (
          <p className={styles.due}>{t('reminders:snoozedNotPrinted', { count: snoozedCount })}</p>
        )}
        <div
          data-worklist=""
          onFocus={({ target }) => {
            const row = target.closest<HTMLElement>('[data-key]')
            const key = row?.dataset.key
            if (key !== undefined) reportFocus({ key, index: Number(row?.getAttribute('aria-posinset')) - 1 })
          }}
        >
          <WorklistRows
            // A new filter starts at the first row.
            key={JSON.stringify(filter)}
            groups={groups}
            hasReminders={reminders.length > 0}
          />
          <UndoBar shown={reminders} listed={query.listed} snoozed={query.snoozed} onLeave={focusRow} />
        </div>
      </Card>
      <LiveRegion message={isFilterSet(filter) ? summary : ''} messageId={JSON.stringify(filter)} />
    </>
  )
}

/** Moves the focus to the current row, or to the empty state, before the focused button is removed. */
function focusRow(leaving: HTMLElement): void {
  const list = leaving.closest('[data-worklist]')
  const target = list?.querySelector('li[tabindex="0"]') ?? list?.querySelector('[tabindex="-1"]')
  if (target instanceof HTMLElement) target.focus()
}
