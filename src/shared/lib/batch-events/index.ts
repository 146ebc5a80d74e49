export { batchEvents } from './batch-events'
