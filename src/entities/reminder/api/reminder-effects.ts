import { attach } from 'effector'
import { getListRemindersQueryKey, getListRemindersQueryOptions, normalizeId, type ReminderNote } from '@/shared/api'
import { toName } from '@/shared/lib/text'
import { withTimeout } from '@/shared/lib/with-timeout'
import { $queryClient } from '@/shared/query'
import { $local } from '../model/local-state'
import { lockLookup, type PatientLock } from '../model/patient-lock'
import { type RemindersSnapshot, remindersView } from '../model/reminders-view'
import { type CachedReminderList, cachedReminderList, cachedReminders } from './reminder-list'

/** Reads the cached list for models; views call `useReminders`. */
export const readRemindersFx = attach({
  source: { local: $local, client: $queryClient },
  effect: ({ local: { owner, states }, client }): RemindersSnapshot => {
    const now = Date.now()
    const list = owner.status === 'pending' ? null : cachedReminders(client)
    return { now, localStates: states, view: list && remindersView(list, states, now) }
  },
})

/** Adds a pushed reminder, whose patient is not open, to the list until it is refetched: its lock counts at once. */
export const addPushedReminderFx = attach({
  source: $queryClient,
  effect: async (client, reminderNote: ReminderNote): Promise<void> => {
    const queryKey = getListRemindersQueryKey()
    // Views wait for the response of a first load, so it is not cancelled.
    if (!cachedReminderList(client)) await client.getQueryCache().find({ queryKey })?.promise
    const list = cachedReminderList(client)
    // Without a list every patient counts as locked.
    if (!list) return
    client.setQueryData<CachedReminderList>(queryKey, { notes: [...list.notes, { ...reminderNote, isPushed: true }] })
    // The response of a running request may not contain the lock. A caller that waits for it gets that of the new request.
    if (client.isFetching({ queryKey }) > 0) await client.refetchQueries({ queryKey })
  },
})

/** Reads the cached list and sends no request. */
export const readPatientLockFx = attach({
  source: $queryClient,
  effect: (client, patientId: string): PatientLock => lockLookup(cachedReminderList(client))(patientId),
})

/** After this time the PIN is requested, even if the reminders are still loading. */
const PATIENT_LOOKUP_TIMEOUT_MS = 5_000

interface ReminderPatient {
  lock: PatientLock
  name: string | null
}

/**
 * Requests the list if the cached one is stale: its patient may be locked since. Fails after the timeout if none is cached;
 * the lock is then unknown.
 */
export const fetchReminderPatientFx = attach({
  source: $queryClient,
  effect: async (client, patientId: string): Promise<ReminderPatient> => {
    // An offline query is paused and does not fail.
    const list = await withTimeout(client.query(getListRemindersQueryOptions()), PATIENT_LOOKUP_TIMEOUT_MS).then(
      // The cache also has the locks that were pushed during the request.
      (response) => cachedReminderList(client) ?? response,
      // As in the views, the last list still counts if a later request fails (decision 0055).
      (error: unknown) => cachedReminderList(client) ?? Promise.reject(error),
    )
    const names = list.notes.map(({ patient_info }) =>
      normalizeId(patient_info?.uuid ?? '') === patientId ? patient_info?.name : null,
    )
    return {
      lock: lockLookup(list)(patientId),
      name: names.map(toName).find(Boolean) ?? null,
    }
  },
})
