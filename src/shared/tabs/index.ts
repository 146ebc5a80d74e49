export { type TabMessage, tabMessageReceived, tabMessageSent } from './tab-messages'
