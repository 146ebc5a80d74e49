export { createCaughtErrorHandler, errorCaught, isDefect, reportDefects, reportLogicErrors } from './runtime-errors'
