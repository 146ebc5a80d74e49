export { RelativeTime } from './RelativeTime'
export { useNow } from './relative-time'
