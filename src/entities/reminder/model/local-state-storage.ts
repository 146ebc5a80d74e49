import * as z from 'zod/mini'
import { deviceStorage } from '@/shared/browser'
import type { ReminderMarks } from './reminder-local-state'

const keyOf = (reader: string) => `portal.reminders.${reader}`

const marksSchema = z.record(
  z.guid(),
  z.object({
    read: z.optional(z.object({ isRead: z.boolean(), wasReadThere: z.boolean() })),
    isRemoved: z.optional(z.boolean()),
    laterUntil: z.optional(z.number()),
    toldAt: z.optional(z.number()),
    at: z.number(),
  }),
)

/** What somebody else left under this key counts as nothing: the platform's list is then shown as it is. */
export function readMarks(reader: string): ReminderMarks {
  try {
    return marksSchema.parse(JSON.parse(deviceStorage.read(keyOf(reader)) ?? '{}'))
  } catch {
    return {}
  }
}

export function writeMarks(reader: string, marks: ReminderMarks): void {
  deviceStorage.write(keyOf(reader), JSON.stringify(marks))
}

export const forgetMarks = (reader: string): void => deviceStorage.remove(keyOf(reader))
