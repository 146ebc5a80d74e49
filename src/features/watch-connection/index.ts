export { missedRemindersRequested } from './model/connection-watch'
export { ConnectionBanner, ConnectionIndicator } from './ui/ConnectionStatus'
