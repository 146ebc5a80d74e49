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
export { createTransports, SERVER_DISCONNECT_RETRY_MS, UNAUTHORIZED } from './transports'
