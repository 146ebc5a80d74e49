export { NoAccessPage, PermissionsUnknown } from './ui/NoAccessPage'
export { NotFoundPage } from './ui/NotFoundPage'
export { SectionPage } from './ui/SectionPage'
