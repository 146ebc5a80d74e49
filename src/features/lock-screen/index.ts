export {
  $isScreenLocked,
  screenUnlocked,
  screenLocked,
  screenLockPausedChanged,
  sessionEndedByIdleTime,
} from './model/screen-lock'
export { unlockPrompt } from './model/lazy-unlock-prompt'
export { signOutRequestedFromLock } from './model/sign-out-from-lock'
export { LockScreen } from './ui/LockScreen'
