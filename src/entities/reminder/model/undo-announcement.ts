import { merge } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { createAnnouncementStore } from '@/shared/lib/effector'
import { reminderRemoved, reminderSnoozed, remindersRestored } from './local-state-writer'
import type { UndoEntry } from './reminder-actions'

/** The latest change that can be undone, unless a reminder has been restored since. */
export const $announcedChange = createAnnouncementStore(
  merge<UndoEntry | null>([reminderRemoved.map((uuid) => ({ uuid, until: null })), reminderSnoozed]),
  { initial: null, reset: merge<unknown>([remindersRestored, sessionEnded]) },
)
