import * as z from 'zod/mini'
import { deviceStorage } from '@/shared/browser'
import { readStoredJson, validEntries } from '@/shared/lib/json'
import type { ReminderLocalStates } from './local-state-changes'

const storageKey = (owner: string) => `portal.reminders.${owner}`

/** Field names of earlier versions; the next save writes the current ones. */
const OLD_NAMES = new Map([
  ['wasReadThere', 'wasReadOnServer'],
  ['laterUntil', 'snoozedUntil'],
  ['toldAt', 'notifiedAt'], // cspell:disable-line
])

const fieldsSchema = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [OLD_NAMES.get(name) ?? name, field])),
  ),
)

const localStatesSchema = validEntries(
  z.pipe(
    fieldsSchema,
    z.object({
      read: z.optional(z.pipe(fieldsSchema, z.object({ isRead: z.boolean(), wasReadOnServer: z.boolean() }))),
      isRemoved: z.optional(z.boolean()),
      snoozedUntil: z.optional(z.number()),
      notifiedAt: z.optional(z.number()),
      at: z.number(),
    }),
  ),
)

/** A reminder whose entry is invalid shows without a local state. */
export const loadLocalStates = (owner: string): ReminderLocalStates =>
  readStoredJson(deviceStorage, storageKey(owner), localStatesSchema, {})

export function saveLocalStates(owner: string, localStates: ReminderLocalStates): void {
  deviceStorage.write(storageKey(owner), JSON.stringify(localStates))
}

export const clearLocalStates = (owner: string): void => deviceStorage.remove(storageKey(owner))
