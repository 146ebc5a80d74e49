export { ErrorState } from './ErrorState'
export { LoadError } from './LoadError'
export { StaleNotice } from './StaleNotice'
