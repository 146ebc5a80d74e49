export { ConnectionBanner } from './ui/ConnectionBanner'
export { ConnectionSign } from './ui/ConnectionIndicator'
