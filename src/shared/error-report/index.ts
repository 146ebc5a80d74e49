export { errorCaught } from './error-report'
