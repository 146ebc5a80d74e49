import { attach } from 'effector'
import { getListRemindersQueryOptions } from '@/shared/api'
import { $queryClient } from '@/shared/query'

/** What the reminders say about a patient; nothing else tells of a lock. */
export interface ReminderPatient {
  isLocked: boolean
  name: string | null
}

/** A patient without reminders counts as open. What is known already is not asked again. */
export const fetchReminderPatientFx = attach({
  source: $queryClient,
  effect: async (client, patientId: string): Promise<ReminderPatient> => {
    const { notes } = await client.query({ ...getListRemindersQueryOptions(), staleTime: 'static' })
    const mentions = notes.flatMap(({ patient_info }) => (patient_info?.uuid === patientId ? [patient_info] : []))
    return {
      isLocked: mentions.some(({ locked }) => locked !== false),
      name: mentions.map(({ name }) => name?.trim()).find(Boolean) ?? null,
    }
  },
})
