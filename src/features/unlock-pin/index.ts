import './model/page-mode-link'

export {
  $access,
  accessDismissed,
  accessRequested,
  grantedAccess,
  pinVerification,
} from './model/access-request'
export type { AccessIntent, AccessRequest } from './model/needs-pin'
export { PinDialog } from './ui/PinDialog'
