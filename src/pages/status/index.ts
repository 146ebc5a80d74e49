export { NoAccessPage, NotFoundPage, PermissionsUnknown, SectionPage } from './ui/StatusPages'
