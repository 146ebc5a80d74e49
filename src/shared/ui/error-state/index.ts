export { ErrorState } from './ErrorState'
export { LoadError } from './LoadError'
export { RetryNotice } from './RetryNotice'
export { StaleNotice } from './StaleNotice'
