// The key that leads into the messages is bound from the start, their looks come later.
import './model/toast-focus'

export { recentMessages, toasts } from './model/late-messages'
export { messageListDismissed, messageListRequested } from './model/message-list'
export { Messages } from './ui/Messages'
