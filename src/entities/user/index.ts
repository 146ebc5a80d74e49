export { recognizeUserFx, useUser } from './api/user-info'
export { createPinAttempt, type PinAttempt, type PinAttemptStatus } from './model/pin-attempt'
export type { User } from './model/user'
export { loadPinPrompt } from './ui/load-pin-prompt'
