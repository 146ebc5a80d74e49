import { useUnit } from 'effector-react'
import { CalendarX2 } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { doctorKey, type Notification } from '@/entities/notification'
import { joinDialogRequested } from '@/features/video-call'
import { formatTime, clinicDay } from '@/shared/lib/date-time'
import { Dialog } from '@/shared/ui/dialog'
import { EmptyState } from '@/shared/ui/empty-state'
import { VirtualList } from '@/shared/ui/list'
import { AppointmentDialog } from '@/widgets/appointment-dialog'
import { $openEntry, $openList, entryDismissed, listDismissed, type OpenList } from '../model/calendar'
import { entryLabels } from './calendar-labels'
import { EntryRow, ROW_HEIGHT } from './CalendarAgenda'
import styles from './CalendarDialogs.module.css'

interface CalendarDialogsProps {
  /** All loaded notifications, without the doctor filter. */
  notifications: readonly Notification[]
  shown: readonly Notification[]
  undated: readonly Notification[]
}

/** The list comes first: an entry opened from it is stacked above. */
export function CalendarDialogs({ notifications, shown, undated }: CalendarDialogsProps) {
  'use memo'
  const { opened, list, closeEntry, closeList, joinCall } = useUnit({
    opened: $openEntry,
    list: $openList,
    closeEntry: entryDismissed,
    closeList: listDismissed,
    joinCall: joinDialogRequested,
  })
  const entry = [...notifications, ...undated].find(({ uuid }) => uuid === opened)
  const listed = list === null ? [] : list.kind === 'undated' ? undated : entriesBetween(shown, list)
  return (
    <>
      <EntryList list={list} entries={listed} onClose={closeList} />
      <AppointmentDialog notification={entry ?? null} onClose={closeEntry} onJoinCall={joinCall} />
    </>
  )
}

interface EntryListProps {
  list: OpenList | null
  entries: readonly Notification[]
  onClose: () => void
}

function EntryList({ list, entries, onClose }: EntryListProps) {
  'use memo'
  const { t } = useTranslation(['calendar', 'notifications', 'common'])
  const title = useListTitle(list)
  return (
    <Dialog
      isOpen={list !== null}
      onClose={onClose}
      title={title}
      description={t('notifications:results', { count: entries.length })}
    >
      <div className={styles.list}>
        <VirtualList
          items={entries}
          keyOf={({ uuid }) => uuid}
          rowLabel={(entry) => entryLabels(t, entry).full}
          label={title}
          estimate={ROW_HEIGHT}
          empty={<EmptyState icon={CalendarX2} title={t('empty')} />}
          row={(entry, tabIndex) => <EntryRow entry={entry} tabIndex={tabIndex} />}
        />
      </div>
    </Dialog>
  )
}

function useListTitle(list: OpenList | null): string {
  const { t } = useTranslation('calendar')
  if (list === null) return t('list')
  if (list.kind === 'undated') return t('undated')
  const [from, to] = [list.from, list.to].map((at) => formatTime(new Date(at)))
  return from === to ? t('overflowAt', { from }) : t('overflowBetween', { from, to })
}

/** Both ends inclusive; `doctor` is null for all doctors. */
function entriesBetween(
  entries: readonly Notification[],
  { day, doctor, from, to }: Extract<OpenList, { kind: 'overflow' }>,
): Notification[] {
  return entries.filter(({ startsAt, doctorName }) => {
    if (startsAt === null || (doctor !== null && doctorKey(doctorName) !== doctor)) return false
    return startsAt.getTime() >= from && startsAt.getTime() <= to && clinicDay(startsAt) === day
  })
}
