import './model/page-mode-link'

export {
  $access,
  accessDismissed,
  accessGranted,
  accessRequested,
  type AccessIntent,
  type AccessRequest,
} from './model/access-request'
export { PinDialog } from './ui/PinDialog'
