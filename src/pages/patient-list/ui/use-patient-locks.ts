import { useUnit } from 'effector-react'
import { $unlockedPatients } from '@/entities/patient'
import { isPinNeeded, useReminders } from '@/entities/reminder'

/** The reminders alone have the locks; while there are none, no patient is known to be open. */
export function usePatientLocks() {
  const { locks } = useReminders()
  const unlocked = useUnit($unlockedPatients)
  return {
    isOpen: (uuid: string): boolean => locks.lockOf(uuid) === 'open',
    /** Also for a lock that is unknown, until the doctor has given the PIN for this patient. */
    isPinNeeded: (uuid: string): boolean => isPinNeeded(locks.lockOf(uuid), uuid, unlocked),
  }
}
