import { useUnit } from 'effector-react'
import { $unlockedPatients } from '@/entities/patient'
import { isPinNeeded, type Reminder, useReminders } from '@/entities/reminder'
import { $currentRoute } from '@/shared/routes'
import { PageSkeleton } from '@/shared/ui/skeleton'
import { FollowUp } from './FollowUp'
import { LockedPatient, UnknownLock } from './LockedPatient'

/**
 * What the known calls tell about one patient. Nothing is shown before the patient is known to be open or the doctor has
 * given the PIN; after the PIN the page opens also without the reminders.
 */
export function PatientFollowUpPage() {
  const { route, unlocked } = useUnit({ route: $currentRoute, unlocked: $unlockedPatients })
  const request = useReminders()
  const { data, locks, isPending, isOffline } = request
  const patientId = route?.params.id ?? ''
  const lock = locks.lockOf(patientId)
  const isLoading = isPending && !isOffline
  if (isPinNeeded(lock, patientId, unlocked)) {
    if (lock === 'locked') return <LockedPatient patientId={patientId} />
    return isLoading ? <PageSkeleton /> : <UnknownLock patientId={patientId} request={request} />
  }
  if (isLoading && lock !== 'unknown') return <PageSkeleton />
  const isAbout = ({ patient }: Reminder) => patient?.uuid === patientId
  const reminders = data?.filter(isAbout).map(opened)
  return <FollowUp key={patientId} patientId={patientId} reminders={reminders} request={request} />
}

/** The notes about a patient who has been unlocked may be read. */
const opened = (reminder: Reminder): Reminder => ({
  ...reminder,
  patient: reminder.patient && { ...reminder.patient, isLocked: false },
})
