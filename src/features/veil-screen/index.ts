export { $isScreenVeiled, screenUnveiled, screenVeiled, veilHeld } from './model/screen-veil'
export { unlockPrompt } from './model/unlock-code'
export { signOutChosen } from './model/veil-sign-out'
export { ScreenVeil } from './ui/ScreenVeil'
