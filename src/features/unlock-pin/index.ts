export {
  $pinRequest,
  type PinRequest,
  pinAccepted,
  pinDismissed,
  pinPrompt,
  pinRequested,
} from './model/pin-request'
export { PinDialog } from './ui/PinDialog'
