export { NoAccessPage, NotFoundPage, NotInPortalPage, PermissionsUnknown } from './ui/StatusPages'
