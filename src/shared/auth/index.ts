export { $lastSessionEnd } from './last-session-end'
export { safeReturnPath } from './return-path'
export {
  $authToken,
  $isSignedIn,
  keepTokenFx,
  pageRevisited,
  type SessionEnd,
  sessionConfirmed,
  sessionEnded,
  sessionReplaced,
  signedOut,
  tokenReceived,
  unauthorizedAnswered,
} from './session'
export { readAuthToken, readSelectedCompany, writeSelectedCompany } from './token-cookie'
