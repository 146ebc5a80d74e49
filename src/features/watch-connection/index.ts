import './model/connection-watch'

export { ConnectionBanner, ConnectionIndicator } from './ui/ConnectionStatus'
