export { clearPinAttemptsTask } from './model/pin-attempts'
export { createPinVerification } from './model/pin-verification'
export { PinPromptSlot } from './ui/lazy-pin-prompt'
