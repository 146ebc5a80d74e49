export { RelativeTime } from './RelativeTime'
export { useNow } from './use-now'
