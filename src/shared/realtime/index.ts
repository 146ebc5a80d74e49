export { gapClosed, liveRequested } from './live-connection'
export { liveEvents, liveMessageReceived } from './live-events'
