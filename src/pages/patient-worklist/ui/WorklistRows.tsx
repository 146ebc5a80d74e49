import { useUnit } from 'effector-react'
import { BellOff, FilterX } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { type DueReminders, useReminderRowLabel } from '@/entities/reminder'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { VirtualList } from '@/shared/ui/list'
import { type PatientGroup, rowToStartAt, toRows } from '../lib/worklist-groups'
import { $groupJump, $lastFocusedRow, filterCleared } from '../model/worklist'
import { PatientHeading } from './PatientHeading'
import styles from './Worklist.module.css'
import { focusFilter } from './WorklistFilters'
import { WorklistItem } from './WorklistItem'

const ROW_HEIGHT = 76

/** Starts at the row that was focused before the user opened a patient's page. */
export function WorklistRows({ groups, hasReminders }: { groups: readonly PatientGroup[]; hasReminders: boolean }) {
  'use memo'
  const { t } = useTranslation(['worklist', 'reminders'])
  const rowLabel = useReminderRowLabel()
  const { jump, lastFocusedRow } = useUnit({ jump: $groupJump, lastFocusedRow: $lastFocusedRow })
  const rows = toRows(groups)
  // Read once: later changes come from the mounted list itself.
  const [startAt] = useState(() =>
    rowToStartAt(
      rows.map(({ reminder }) => reminder.uuid),
      lastFocusedRow,
    ),
  )
  return (
    <VirtualList
      items={rows}
      keyOf={({ reminder }) => reminder.uuid}
      rowLabel={({ reminder, patient, dueHeading }) =>
        rowLabel({ ...reminder, patient }, dueHeading && t(`reminders:groups.${dueHeading.group}`))
      }
      label={t('list')}
      estimate={ROW_HEIGHT}
      startAt={startAt}
      isGroupStart={({ heading }) => heading !== null}
      jump={jump}
      empty={<EmptyWorklist hasReminders={hasReminders} />}
      row={({ reminder, patient, heading, dueHeading }, tabIndex) => (
        <div className={styles.row} data-first={heading ? '' : undefined}>
          {heading && <PatientHeading group={heading} tabIndex={tabIndex} />}
          {dueHeading && <DueHeading {...dueHeading} />}
          <WorklistItem reminder={reminder} patient={patient} tabIndex={tabIndex} />
        </div>
      )}
    />
  )
}

function DueHeading({ group, count }: DueReminders) {
  const { t } = useTranslation(['reminders', 'common'])
  return (
    <h3 className={styles.due} data-group={count > 0 ? group : undefined}>
      {t(`reminders:groups.${group}`)} {count > 0 && <span>{t('common:number', { value: count })}</span>}
    </h3>
  )
}

function EmptyWorklist({ hasReminders }: { hasReminders: boolean }) {
  const { t } = useTranslation(['worklist', 'reminders', 'common'])
  const clear = useUnit(filterCleared)
  if (!hasReminders) return <EmptyState icon={BellOff} title={t('reminders:empty')} text={t('reminders:emptyText')} />
  return (
    <EmptyState
      icon={FilterX}
      title={t('worklist:noMatch')}
      text={t('worklist:noMatchText')}
      action={
        <Button
          onClick={({ currentTarget }) => {
            focusFilter(currentTarget)
            clear()
          }}
        >
          {t('common:clearFilters')}
        </Button>
      }
    />
  )
}
