import { UserRoundX } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { filterForDay, type Notification, useNotifications } from '@/entities/notification'
import { type Reminder, type RemindersQuery, UndoBar } from '@/entities/reminder'
import { nameKey } from '@/shared/lib/text'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { isStale, LoadState, StaleNotice } from '@/shared/ui/error-state'
import { restoreFocus } from '@/shared/ui/focus'
import { ListSkeleton } from '@/shared/ui/list'
import { FindPatientButton } from './FindPatientButton'
import { Timeline } from './Timeline'
import styles from './Timeline.module.css'

const SKELETON_ROWS = 3

interface PatientTimelineProps {
  patientId: string
  name: string | null
  /** Undefined if they could not be loaded. */
  reminders: readonly Reminder[] | undefined
  /** Of the patient, also the removed ones. */
  listed: readonly Reminder[]
  snoozed: readonly Reminder[]
  query: RemindersQuery
}

/** What has been loaded is shown; a notice below or above it names what is missing, which can be retried. */
export function PatientTimeline({ patientId, name, reminders, listed, snoozed, query }: PatientTimelineProps) {
  const { t } = useTranslation(['followUp', 'patient', 'reminders', 'routes'])
  const snoozedCount = snoozed.length
  const notices = isStale(query) ? [t('reminders:stale')] : []
  return (
    <Card title={t('followUp:timeline')} isFlush>
      {!reminders && (
        <LoadState title={t('reminders:error')} query={query} skeleton={<ListSkeleton rows={SKELETON_ROWS} />} />
      )}
      <StaleNotice text={t('reminders:stale')} query={query} />
      {name && <TimelineByName {...{ patientId, name, reminders, snoozedCount, notices }} />}
      {!name && reminders && reminders.length > 0 && (
        <Timeline
          title={t('routes:titles.patientFollowUp')}
          patientId={patientId}
          reminders={reminders}
          snoozedCount={snoozedCount}
          notifications={[]}
          isIncomplete
          notices={notices}
        />
      )}
      {!name && (
        <EmptyState
          icon={UserRoundX}
          title={t('patient:nameUnknown')}
          text={t(reminders ? 'followUp:nameUnknownText' : 'followUp:nameNotLoadedText')}
          action={<FindPatientButton />}
        />
      )}
      <UndoBar shown={reminders ?? []} listed={listed} snoozed={snoozed} onLeave={() => restoreFocus(null)} />
    </Card>
  )
}

interface TimelineByNameProps {
  patientId: string
  name: string
  reminders: readonly Reminder[] | undefined
  snoozedCount: number
  /** Of the reminders. */
  notices: readonly string[]
}

function TimelineByName({ patientId, name, reminders, snoozedCount, notices }: TimelineByNameProps) {
  'use memo'
  const { t } = useTranslation(['followUp', 'notifications'])
  const query = useNotifications({ ...filterForDay(null), patientText: name })
  const { data } = query
  const notifications = data?.filter(isNotificationOf(nameKey(name))) ?? []
  const isIncomplete = !data || !reminders
  const hasEntries = notifications.length > 0 || (reminders !== undefined && reminders.length > 0)
  return (
    <>
      <StaleNotice text={t('notifications:stale')} query={query} />
      {/* An incomplete timeline must not look empty. */}
      {(hasEntries || !isIncomplete) && (
        <Timeline
          title={name}
          patientId={patientId}
          reminders={reminders ?? []}
          snoozedCount={snoozedCount}
          notifications={notifications}
          isIncomplete={isIncomplete}
          notices={isStale(query) ? [...notices, t('notifications:stale')] : notices}
        />
      )}
      {!data && (
        <LoadState title={t('notifications:error')} query={query} skeleton={<ListSkeleton rows={SKELETON_ROWS} />} />
      )}
      {data && <p className={styles.note}>{t('followUp:byName')}</p>}
    </>
  )
}

/** Notifications have no patient uuid, and the platform's search also matches parts of names. */
const isNotificationOf =
  (patientKey: string) =>
  ({ patientName }: Notification): boolean =>
    nameKey(patientName ?? '') === patientKey
