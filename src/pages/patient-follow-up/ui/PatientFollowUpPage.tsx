import { useUnit } from 'effector-react'
import { LockKeyhole, Printer, RotateCw, Tag, UserRoundX, Video } from 'lucide'
import { useLocation } from 'react-router-dom'
import { useTranslation } from '@/shared/i18n'
import { $patientNames, isPatientId, routePatientId } from '@/entities/patient'
import { type PatientLock, type Reminder, type RemindersQuery, useReminders } from '@/entities/reminder'
import { labelRequested } from '@/features/print-label'
import { accessRequested } from '@/features/unlock-pin'
import { joinDialogRequested } from '@/features/video-call'
import { retryAt } from '@/shared/api'
import { printRequested } from '@/shared/lifecycle'
import { matchPath } from '@/shared/routes'
import { Button, CountdownButton } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { ListSkeleton } from '@/shared/ui/list'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'
import { useQueryDefectReport } from '@/shared/ui/use-defect-report'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { FindPatientButton } from './FindPatientButton'
import styles from './FollowUp.module.css'
import { PatientTimeline } from './PatientTimeline'

/** The lock is only known from the reminders: no patient data is shown before they are loaded or the PIN is entered. */
export function PatientFollowUpPage() {
  // Of the page that React shows: `$routePatientId` changes while this page is still on screen.
  const patientId = routePatientId(matchPath(useLocation().pathname))
  const query = useReminders()
  const { data, lockOf, isLocked, isLoading } = query
  if (patientId === null || !isPatientId(patientId)) return <PatientNotFound />
  const lock = lockOf(patientId)
  if (isLocked(patientId)) {
    if (lock === 'locked') return <LockedPatient patientId={patientId} />
    return isLoading ? <FollowUpSkeleton /> : <UnknownLock patientId={patientId} query={query} />
  }
  if (isLoading && lock !== 'unknown') return <FollowUpSkeleton />
  const reminders = data?.filter(isReminderOf(patientId))
  return <FollowUp key={patientId} patientId={patientId} reminders={reminders} query={query} />
}

const isReminderOf =
  (patientId: string) =>
  ({ patient }: Reminder): boolean =>
    patient?.uuid === patientId

function FollowUpSkeleton() {
  const { t } = useTranslation('routes')
  return (
    <div className={styles.page}>
      <VisuallyHidden id="page-title">{t('titles.patientFollowUp')}</VisuallyHidden>
      <Skeleton width={220} height="2rem" />
      <Card isFlush>
        <ListSkeleton rows={3} />
      </Card>
    </div>
  )
}

interface FollowUpProps {
  patientId: string
  reminders: readonly Reminder[] | undefined
  query: RemindersQuery
}

/** For unlocked patients only. */
function FollowUp({ patientId, reminders, query }: FollowUpProps) {
  const { t } = useTranslation(['followUp', 'call', 'common', 'routes'])
  const { printLabel, print, joinCall, names } = useUnit({
    printLabel: labelRequested,
    print: printRequested,
    joinCall: joinDialogRequested,
    names: $patientNames,
  })
  // Removed and snoozed reminders also name the patient.
  const listed = query.listed.filter(isReminderOf(patientId))
  const name = listed.map(({ patient }) => patient?.name).find(Boolean) ?? names.get(patientId) ?? null
  const isUnknown = reminders !== undefined && listed.length === 0 && !name
  return (
    <div ref={restoreFocusOnRemoval} className={styles.page}>
      <PageHeader
        title={name ? <bdi>{name}</bdi> : t('routes:titles.patientFollowUp')}
        text={t('followUp:patientId', { id: patientId })}
        note={isUnknown && t('followUp:unknown')}
        actions={
          <>
            <Button icon={Video} onClick={() => joinCall({ peerName: name })}>
              {t('call:join.action')}
            </Button>
            <Button icon={Tag} onClick={() => printLabel({ patientId, name })}>
              {t('followUp:printLabel')}
            </Button>
            <Button icon={Printer} onClick={() => print()}>
              {t('common:print')}
            </Button>
          </>
        }
      />
      <PatientTimeline
        patientId={patientId}
        name={name}
        reminders={reminders}
        listed={listed}
        snoozed={query.snoozed.filter(isReminderOf(patientId))}
        query={query}
      />
    </div>
  )
}

function LockedPatient({ patientId }: { patientId: string }) {
  const { t } = useTranslation('followUp')
  return (
    <div ref={restoreFocusOnRemoval}>
      <EmptyState
        variant="page"
        icon={LockKeyhole}
        title={t('locked')}
        text={t('lockedText')}
        action={<EnterPin patientId={patientId} lock="locked" />}
      />
    </div>
  )
}

function PatientNotFound() {
  const { t } = useTranslation('followUp')
  return (
    <EmptyState
      variant="page"
      icon={UserRoundX}
      title={t('notFound')}
      text={t('notFoundText')}
      action={<FindPatientButton />}
    />
  )
}

/** Without reminders the lock is unknown: the PIN or a successful retry opens the page. */
function UnknownLock({ patientId, query }: { patientId: string; query: RemindersQuery }) {
  const { t } = useTranslation(['followUp', 'common'])
  useQueryDefectReport(query.error)
  return (
    <div ref={restoreFocusOnRemoval} role="alert">
      <EmptyState
        variant="page"
        icon={LockKeyhole}
        tone="danger"
        title={t('followUp:error')}
        text={t('followUp:errorText')}
        action={
          <>
            <EnterPin patientId={patientId} lock="unknown" />
            <CountdownButton
              icon={RotateCw}
              isLoading={query.isRetrying}
              retryAt={retryAt(query.error)}
              onClick={() => void query.refetch()}
            >
              {t('common:retry')}
            </CountdownButton>
          </>
        }
      />
    </div>
  )
}

function EnterPin({ patientId, lock }: { patientId: string; lock: PatientLock }) {
  const { t } = useTranslation('pin')
  const request = useUnit(accessRequested)
  return (
    <Button variant="primary" onClick={() => request({ intent: { kind: 'follow-up', patientId }, lock })}>
      {t('enter')}
    </Button>
  )
}
