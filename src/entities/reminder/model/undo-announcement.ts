import { createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { createDelayTask } from '@/shared/lib/effector'
import { reminderRemoved, reminderSnoozed, remindersRestored } from './local-state'
import type { UndoEntry } from './reminder-actions'

/** The announcement is cleared, so that a change of language does not repeat it. */
const ANNOUNCEMENT_TTL_MS = 4_000

// Events
const announcementExpired = createEvent<UndoEntry>()

// Effects
const startExpiryTask = createDelayTask(announcementExpired, ANNOUNCEMENT_TTL_MS)

// Stores
/** The latest change that can be undone, unless a reminder has been restored since. */
export const $announcedChange = createStore<UndoEntry | null>(null)
  .on(reminderRemoved, (_, uuid) => ({ uuid, until: null }))
  .on(reminderSnoozed, (_, { uuid, until }) => ({ uuid, until }))
  .on(announcementExpired, (current, expired) => (current === expired ? null : current))
  .reset(remindersRestored, sessionEnded)

// Connections
sample({ clock: $announcedChange, filter: (change) => change !== null, target: startExpiryTask })
