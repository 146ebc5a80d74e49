import './model/catch-up-after-reconnect'

export { ConnectionBanner } from './ui/ConnectionBanner'
export { ConnectionIndicator } from './ui/ConnectionIndicator'
