export { fieldDataRequested, reconnected } from './model/sampling'
