import { useUnit } from 'effector-react'
import { $unlockedPatients } from '@/entities/patient'
import { isPatientLocked } from '../model/patient-lock'
import { useReminders } from './reminders'

/** Locks are only known from the reminders; without them no patient counts as unlocked. */
export function usePatientLocks() {
  const { locks } = useReminders()
  const unlocked = useUnit($unlockedPatients)
  return {
    isOpen: (uuid: string): boolean => locks.lockOf(uuid) === 'open',
    isLocked: (uuid: string): boolean => isPatientLocked(locks.lockOf(uuid), uuid, unlocked),
  }
}
