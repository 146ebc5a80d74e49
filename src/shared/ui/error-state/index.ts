export { ErrorState } from './ErrorState'
