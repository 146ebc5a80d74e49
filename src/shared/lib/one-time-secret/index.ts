export { OneTimeSecret } from './one-time-secret'
