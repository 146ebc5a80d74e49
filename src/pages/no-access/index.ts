export { NoAccessPage, PermissionsUnknown } from './ui/NoAccessPage'
