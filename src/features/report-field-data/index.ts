import './model/sampling'

export { reconnected } from './model/measuring-events'
