import { useUnit } from 'effector-react'
import { $unlockedPatients, isPatientId } from '@/entities/patient'
import { isPatientLocked, type Reminder, useReminders } from '@/entities/reminder'
import { $currentRoute } from '@/shared/routes'
import { PageSkeleton } from '@/shared/ui/skeleton'
import { FollowUp } from './FollowUp'
import { LockedPatient, PatientNotFound, UnknownLock } from './LockedPatient'

/** The lock is only known from the reminders: no patient data is shown before they are loaded or the PIN is entered. */
export function PatientFollowUpPage() {
  const { route, unlocked } = useUnit({ route: $currentRoute, unlocked: $unlockedPatients })
  const request = useReminders()
  const { data, locks, isPending, isOffline } = request
  const patientId = route?.params.id ?? ''
  const lock = locks.lockOf(patientId)
  if (!isPatientId(patientId)) return <PatientNotFound />
  const isLoading = isPending && !isOffline
  if (isPatientLocked(lock, patientId, unlocked)) {
    if (lock === 'locked') return <LockedPatient patientId={patientId} />
    return isLoading ? <PageSkeleton /> : <UnknownLock patientId={patientId} request={request} />
  }
  if (isLoading && lock !== 'unknown') return <PageSkeleton />
  const isAbout = ({ patient }: Reminder) => patient?.uuid === patientId
  const reminders = data?.filter(isAbout).map(unlock)
  return <FollowUp key={patientId} patientId={patientId} reminders={reminders} request={request} />
}

const unlock = (reminder: Reminder): Reminder => ({
  ...reminder,
  patient: reminder.patient && { ...reminder.patient, isLocked: false },
})
