export { ConnectionBanner } from './ui/ConnectionBanner'
export { ConnectionIndicator } from './ui/ConnectionIndicator'
