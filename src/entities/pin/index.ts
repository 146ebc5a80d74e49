export { createPinVerification, type PinVerification } from './model/pin-verification'
export { loadPinPrompt } from './ui/load-pin-prompt'
