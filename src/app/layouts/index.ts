export { DocumentTitle } from './DocumentTitle'
export { CallSlot } from './lazy-feature-views'
export { PortalLayout } from './PortalLayout'
