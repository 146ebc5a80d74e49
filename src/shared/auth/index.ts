export { safeReturnPath } from './return-path'
export {
  $authToken,
  $isSignedIn,
  $lastSessionEnd,
  keepTokenFx,
  pageRevisited,
  type SessionEnd,
  sessionEnded,
  sessionReplaced,
  signedOut,
  tokenReceived,
  unauthorizedAnswered,
} from './session'
export { readSelectedCompany } from './token-cookie'
