export { createCaughtErrorHandler, errorCaught } from './runtime-errors'
