export { createBatches } from './batch-events'
