export { RelativeTime } from './RelativeTime'
