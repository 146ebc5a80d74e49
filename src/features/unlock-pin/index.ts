export {
  $pinRequest,
  type PinRequest,
  pinAccepted,
  pinDismissed,
  pinRequested,
} from './model/pin-request'
export { PinDialog } from './ui/PinDialog'
