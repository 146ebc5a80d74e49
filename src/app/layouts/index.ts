export { DocumentTitle } from './DocumentTitle'
export { PortalLayout } from './PortalLayout'
