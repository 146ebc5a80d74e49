import { createEvent } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { batchEvents } from '@/shared/lib/batch-events'
import type { NotificationEvent } from '../lib/banner-state'

const BATCH_WINDOW_MS = 250

// Events
/** The platform tells of a notification. */
export const notificationEventReceived = createEvent<NotificationEvent>()

/** A storm is a few batches: each is applied, drawn and said once. */
export const notificationEventsBatched = batchEvents(notificationEventReceived, {
  windowMs: BATCH_WINDOW_MS,
  reset: sessionEnded,
})
