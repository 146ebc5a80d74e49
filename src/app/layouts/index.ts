export { PortalLayout } from './PortalLayout'
