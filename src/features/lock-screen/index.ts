export {
  $isScreenLocked,
  screenUnlocked,
  screenLockPausedChanged,
  sessionEndedByIdleTime,
  signOutRequestedFromLock,
} from './model/screen-lock'
export { LockScreen } from './ui/LockScreen'
