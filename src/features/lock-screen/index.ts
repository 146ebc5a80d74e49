export {
  $isScreenLocked,
  screenUnlocked,
  screenLockPausedChanged,
  sessionEndedByIdleTime,
} from './model/screen-lock'
export { LockScreen } from './ui/LockScreen'
