export { canOpenFx, NO_PERMISSIONS, useAccess, useKnownAccess } from './api/access'
