export { $isScreenVeiled, screenUnveiled, screenVeiled, veilHeld } from './model/screen-lock'
export { unlockPrompt } from './model/lazy-unlock-prompt'
export { signOutChosen } from './model/sign-out-from-lock'
export { ScreenVeil } from './ui/LockScreen'
