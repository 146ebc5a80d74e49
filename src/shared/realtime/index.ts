export {
  $liveStatus,
  liveOpened,
  liveReconnected,
  liveRequested,
  liveRetryRequested,
  type LiveStatus,
} from './live-connection'
export {
  liveEvents,
  liveMessageReceived,
  unreadableNotificationReceived,
  unreadableReminderReceived,
} from './live-events'
export { createReconnection } from './reconnection'
export { createTransports, UNAUTHORIZED } from './transports'
