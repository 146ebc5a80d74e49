export { batchEvents } from './batch-events'
export { createMachine, type Transitions } from './machine'
export { createTask, taskFailed } from './task'
