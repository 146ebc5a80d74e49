export { $lastSessionEnd } from './last-session-end'
export { safeReturnPath } from './return-path'
export {
  $authToken,
  $hasSessionEnded,
  $isSignedIn,
  saveTokenFx,
  readCookiesTask,
  requestContextMismatched,
  type SessionEnd,
  sessionVerified,
  sessionEnded,
  sessionReplaced,
  sessionSignedOut,
  signOutCompleted,
  signOutFailed,
  signOutStarted,
  appStartedSignedOut,
  TokenNotSavedError,
  tokenReceived,
  unauthorizedReceived,
} from './session'
export {
  clearClinicOfOtherSession,
  readAuthToken,
  readSelectedClinic,
  renewSelectedClinic,
  sessionDigest,
  tokenDigest,
  writeSelectedClinic,
} from './token-cookie'
