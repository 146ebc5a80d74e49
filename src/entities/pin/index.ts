export { clearPinAttemptsTask } from './model/pin-attempts'
export { createPinVerification } from './model/pin-verification'
export { PinPrompt } from './ui/lazy-pin-prompt'
