import { useUnit } from 'effector-react'
import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { $unlockedPatients } from '@/entities/patient'
import { type Reminder, useReminders } from '@/entities/reminder'
import { pinRequested } from '@/features/unlock-pin'
import { $currentRoute } from '@/shared/routes'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { PageSkeleton } from '@/shared/ui/skeleton'
import { FollowUp } from './FollowUp'

/**
 * What the known calls tell about one patient. Whether the patient is locked stands in the reminders: until they are
 * there, and while the doctor has not given the PIN, the page shows nothing about anybody.
 */
export function PatientFollowUpPage() {
  const { t } = useTranslation('followUp')
  const { route, unlocked } = useUnit({ route: $currentRoute, unlocked: $unlockedPatients })
  const reminders = useReminders()
  const patientId = route?.params.id ?? ''
  if (reminders.isPending) return <PageSkeleton />
  if (!reminders.data) {
    return (
      <ErrorState
        place="page"
        title={t('error')}
        text={t('errorText')}
        onRetry={() => void reminders.refetch()}
        isRetrying={reminders.isFetching}
      />
    )
  }
  const isAbout = ({ patient }: Reminder) => patient?.uuid === patientId
  // Whoever has removed a reminder has not opened its patient by that.
  const isClosed = isLocked(reminders.listed.filter(isAbout)) && !unlocked.includes(patientId)
  if (isClosed) return <LockedPatient patientId={patientId} />
  return <FollowUp key={patientId} patientId={patientId} reminders={reminders.data.filter(isAbout).map(opened)} />
}

function LockedPatient({ patientId }: { patientId: string }) {
  const { t } = useTranslation('followUp')
  const ask = useUnit(pinRequested)
  return (
    <EmptyState
      place="page"
      icon={LockKeyhole}
      title={t('locked')}
      text={t('lockedText')}
      action={
        <Button variant="primary" onClick={() => ask({ mode: 'locked', patientId, reminder: null })}>
          {t('enterPin')}
        </Button>
      }
    />
  )
}

const isLocked = (reminders: readonly Reminder[]): boolean => reminders.some(({ patient }) => patient?.isLocked)

/** The notes about a patient who has been unlocked may be read. */
const opened = (reminder: Reminder): Reminder => ({
  ...reminder,
  patient: reminder.patient && { ...reminder.patient, isLocked: false },
})
