import { useUnit } from 'effector-react'
import { $unlockedPatients } from '@/entities/patient'
import { isPinNeeded, useReminders } from '@/entities/reminder'

/** Locks are only known from the reminders; without them no patient counts as unlocked. */
export function usePatientLocks() {
  const { locks } = useReminders()
  const unlocked = useUnit($unlockedPatients)
  return {
    isOpen: (uuid: string): boolean => locks.lockOf(uuid) === 'open',
    isPinNeeded: (uuid: string): boolean => isPinNeeded(locks.lockOf(uuid), uuid, unlocked),
  }
}
