import { attach } from 'effector'
import { getListRemindersQueryOptions } from '@/shared/api'
import { $queryClient } from '@/shared/query'
import { type PatientLock, patientLocks } from '../model/patient-lock'

/** A doctor who has chosen a patient is asked for the PIN after this time, also while the reminders are still loading. */
const LOCK_TIMEOUT_MS = 5_000

/** What the reminders have about a patient. */
export interface ReminderPatient {
  lock: PatientLock
  name: string | null
}

/** From the cache where the list is in it. Fails where there is no list in time: then the lock is unknown. */
export const fetchReminderPatientFx = attach({
  source: $queryClient,
  effect: async (client, patientId: string): Promise<ReminderPatient> => {
    const list = await withTimeout(client.query({ ...getListRemindersQueryOptions(), staleTime: 'static' }))
    const names = list.notes.map(({ patient_info }) => (patient_info?.uuid === patientId ? patient_info.name : null))
    return {
      lock: patientLocks(list).lockOf(patientId),
      name: names.map((name) => name?.trim()).find(Boolean) ?? null,
    }
  },
})

/** A query without a connection does not fail, it waits. */
function withTimeout<Value>(pending: Promise<Value>): Promise<Value> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DOMException('no reminders in time', 'TimeoutError')), LOCK_TIMEOUT_MS)
  return Promise.race([pending, timedOut]).finally(() => clearTimeout(timer))
}
