export { $liveStatus, gapClosed, liveRequested, liveRetryRequested, type LiveStatus } from './live-connection'
export { liveEvents, liveMessageReceived } from './live-events'
