export { createCaughtErrorHandler, errorCaught, reportLogicErrors } from './runtime-errors'
