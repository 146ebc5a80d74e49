export { NO_PERMISSIONS, useAccess, useKnownAccess } from './api/access'
export { checkAccessTask } from './api/check-access'
