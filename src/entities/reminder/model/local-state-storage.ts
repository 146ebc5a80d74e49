import * as z from 'zod/mini'
import { deviceStorage } from '@/shared/browser'
import { readStoredJson, validEntries } from '@/shared/lib/json'
import type { ReminderLocalStates } from './local-state-changes'

const storageKey = (owner: string) => `portal.reminders.${owner}`

const localStatesSchema = validEntries(
  z.object({
    read: z.optional(z.object({ isRead: z.boolean(), wasReadOnServer: z.boolean() })),
    isRemoved: z.optional(z.boolean()),
    snoozedUntil: z.optional(z.number()),
    notifiedAt: z.optional(z.number()),
    at: z.number(),
  }),
)

/** A reminder whose entry is invalid shows without a local state. */
export const loadLocalStates = (owner: string): ReminderLocalStates =>
  readStoredJson(deviceStorage, storageKey(owner), localStatesSchema, {})

export function saveLocalStates(owner: string, localStates: ReminderLocalStates): void {
  deviceStorage.write(storageKey(owner), JSON.stringify(localStates))
}

export const clearLocalStates = (owner: string): void => deviceStorage.remove(storageKey(owner))
