export {
  $hasUserRequestFailed,
  fetchCurrentUserFx,
  userIdentified,
  userUnidentified,
  useUser,
  useUserContact,
} from './api/user-info'
export { createPinVerification, type PinVerification, type PinVerificationStatus } from './model/pin-verification'
export type { UserContact } from './model/contact'
export type { User } from './model/user'
export { loadPinPrompt } from './ui/load-pin-prompt'
