import { useUnit } from 'effector-react'
import { $unlockedPatients } from '@/entities/patient'
import { useReminders } from '@/entities/reminder'

/**
 * Who is locked stands in the reminders alone. `known` are all of them, `closed` those whose PIN the doctor has not given
 * since the page was loaded.
 */
export function useLockedPatients() {
  const { listed } = useReminders()
  const unlocked = useUnit($unlockedPatients)
  const known = new Set(listed.flatMap(({ patient }) => (patient?.isLocked ? [patient.uuid] : [])))
  return { known, closed: new Set([...known].filter((uuid) => !unlocked.includes(uuid))) }
}
