import { attach } from 'effector'
import { getListRemindersQueryOptions } from '@/shared/api'
import { $queryClient } from '@/shared/query'
import { type PatientLock, patientLocks } from '../model/patient-lock'

/** After this time the PIN is requested, even if the reminders are still loading. */
const LOCK_TIMEOUT_MS = 5_000

interface ReminderPatient {
  lock: PatientLock
  name: string | null
}

/** Uses the cache. Fails on timeout: then the lock is unknown. */
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

/** An offline query is paused and does not fail. */
function withTimeout<Value>(pending: Promise<Value>): Promise<Value> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DOMException('no reminders in time', 'TimeoutError')), LOCK_TIMEOUT_MS)
  return Promise.race([pending, timedOut]).finally(() => clearTimeout(timer))
}
