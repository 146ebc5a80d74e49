export {
  $isScreenLocked,
  screenUnlocked,
  screenLocked,
  screenLockPausedChanged,
  sessionEndedByIdleTime,
} from './model/screen-lock'
export { signOutRequestedFromLock } from './model/sign-out-from-lock'
export { LockScreen } from './ui/LockScreen'
