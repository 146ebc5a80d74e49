export { reconnected } from './model/measuring-events'
export { fieldDataRequested } from './model/sampling'
