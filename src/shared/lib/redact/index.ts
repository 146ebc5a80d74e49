export { redact } from './redact'
