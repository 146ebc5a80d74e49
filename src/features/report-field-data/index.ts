import './model/sampling'

export { reconnectionCounted } from './model/measuring-events'
