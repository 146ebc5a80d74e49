export { safeReturnPath } from './return-path'
export {
  $authToken,
  $isSignedIn,
  keepTokenFx,
  type SessionEnd,
  sessionEnded,
  signedOut,
  tokenReceived,
  unauthorizedAnswered,
} from './session'
export { readSelectedCompany } from './token-cookie'
