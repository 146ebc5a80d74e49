import { createEvent, sample } from 'effector'
import { type Notification, notificationsDeleted } from '@/entities/notification'
import { sessionEnded } from '@/shared/auth'
import { batchEvents } from '@/shared/lib/effector'

export type NotificationEvent =
  | { kind: 'created' | 'updated'; notification: Notification }
  | { kind: 'deleted'; uuid: string }

const BATCH_WINDOW_MS = 250

// Events
export const notificationEventReceived = createEvent<NotificationEvent>()

/** Batched, so that many events are applied, rendered and announced once. */
export const notificationEventsBatched = batchEvents(notificationEventReceived, {
  windowMs: BATCH_WINDOW_MS,
  reset: sessionEnded,
})

// Connections
sample({
  clock: notificationEventsBatched.filterMap((events) => {
    const uuids = events.flatMap((event) => (event.kind === 'deleted' ? [event.uuid] : []))
    return uuids.length > 0 ? uuids : undefined
  }),
  target: notificationsDeleted,
})
