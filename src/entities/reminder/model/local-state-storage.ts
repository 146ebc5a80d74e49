import * as z from 'zod/mini'
import { deviceStorage } from '@/shared/browser'
import type { ReminderLocalStates } from './reminder-local-state'

const storageKey = (owner: string) => `portal.reminders.${owner}`

const localStatesSchema = z.record(
  z.string(),
  z.object({
    read: z.optional(z.object({ isRead: z.boolean(), wasReadOnServer: z.boolean() })),
    isRemoved: z.optional(z.boolean()),
    snoozedUntil: z.optional(z.number()),
    notifiedAt: z.optional(z.number()),
    at: z.number(),
  }),
)

/** Field names of earlier versions; the next save writes the current ones. */
const OLD_NAMES = new Map([
  ['wasReadThere', 'wasReadOnServer'],
  ['laterUntil', 'snoozedUntil'],
  ['toldAt', 'notifiedAt'], // cspell:disable-line
])

const withCurrentNames = (_key: string, value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, field]) => [OLD_NAMES.get(name) ?? name, field]))
    : value

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An invalid entry is ignored: the reminders show without local states. */
export function loadLocalStates(owner: string): ReminderLocalStates {
  try {
    return localStatesSchema.parse(JSON.parse(deviceStorage.read(storageKey(owner)) ?? '{}', withCurrentNames))
  } catch {
    return {}
  }
}

export function saveLocalStates(owner: string, localStates: ReminderLocalStates): void {
  deviceStorage.write(storageKey(owner), JSON.stringify(localStates))
}

export const clearLocalStates = (owner: string): void => deviceStorage.remove(storageKey(owner))
