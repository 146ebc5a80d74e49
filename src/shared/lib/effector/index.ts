export { batchEvents } from './batch-events'
export { createMachine, type Transitions } from './machine'
export { ofKind } from './of-kind'
export { createTask, taskFailed } from './task'
