export { DocumentTitle } from './DocumentTitle'
export { VideoCallSlot } from './lazy-feature-views'
export { PortalLayout } from './PortalLayout'
