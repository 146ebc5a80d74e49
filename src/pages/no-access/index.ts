export { NoAccessPage } from './ui/NoAccessPage'
export { PermissionsUnknown } from './ui/PermissionsUnknown'
