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
export { SERVER_DISCONNECT_RETRY_MS, UNAUTHORIZED } from './socket-constants'
export { createTransports } from './transports'
