export { errorCaught } from './runtime-errors'
