export { messageListRequested } from './model/message-list'
export { Messages } from './ui/Messages'
export { RecentMessages } from './ui/RecentMessages'
