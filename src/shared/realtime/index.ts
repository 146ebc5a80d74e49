export {
  $liveStatus,
  liveOpened,
  liveReconnected,
  liveRequested,
  liveRetryRequested,
  type LiveStatus,
} from './live-connection'
export { liveEvents, liveMessageReceived } from './live-events'
export { createTransports } from './transports'
