export { ErrorState } from './ErrorState'
export { LoadError, LoadState } from './LoadError'
export { RetryNotice } from './RetryNotice'
export { isStale, StaleNotice } from './StaleNotice'
