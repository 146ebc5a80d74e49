import { createEvent } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { batchEvents } from '@/shared/lib/effector'
import type { NotificationEvent } from './banner-store'

const BATCH_WINDOW_MS = 250

// Events
export const notificationEventReceived = createEvent<NotificationEvent>()

/** Batched, so that many events are applied, rendered and announced once. */
export const notificationEventsBatched = batchEvents(notificationEventReceived, {
  windowMs: BATCH_WINDOW_MS,
  reset: sessionEnded,
})
