export { type TabMessage, tabMessageReceived, tabMessageSent } from './tab-messages'
export { createTabLeader } from './tab-leader'
