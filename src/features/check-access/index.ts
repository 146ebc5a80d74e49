export { NO_PERMISSIONS, useAccess, useKnownAccess } from './api/access'
export { canOpenFx } from './api/can-open'
