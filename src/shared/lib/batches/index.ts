export { createBatches } from './batches'
