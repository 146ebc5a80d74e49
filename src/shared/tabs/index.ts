export { createDevicePreference } from './device-preference'
export {
  sendTabMessageOn,
  type TabMessage,
  tabMessageOf,
  tabMessageReceived,
  tabMessageRequested,
} from './tab-messages'
export { createTabLeader } from './tab-leader'
