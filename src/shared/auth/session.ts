import { createEffect, createEvent, createStore, sample } from 'effector'
import { setAppBadge } from '@/shared/browser'
import { REQUEST_TIMEOUT_MS } from '@/shared/config'
import { createTask } from '@/shared/lib/effector'
import { appStarted, pageResumed } from '@/shared/lifecycle'
import { sendTabMessageOn, type TabMessage, tabMessageOf, tabMessageRequested } from '@/shared/tabs'
import {
  clearSessionCookies,
  hasInvalidToken,
  isExpiryStored,
  readAuthToken,
  readSelectedClinic,
  writeAuthToken,
  type WriteFailure,
} from './token-cookie'

/** `invalid-token`: the cookie has a text that cannot be a token. */
export type SessionEnd = 'signed-out' | 'expired' | 'invalid-token'

/** What triggered a cookie check: a possible change, a 401 in this tab, or a 401 in another tab. */
type CheckReason = 'changed' | 'rejected' | 'rejected-elsewhere'

// Events
export const tokenReceived = createEvent<string>()
/** A 401, with the token of that request. */
export const unauthorizedReceived = createEvent<string | null>()
/** Session or clinic of this tab differ from the cookies, or have changed since a request was sent. */
export const requestContextMismatched = createEvent()
/** The platform revokes the token before this tab has its response: until then a 401 in any tab is no expired session. */
export const signOutStarted = createEvent()
export const signOutFailed = createEvent()
/** The user is signed out on the platform or, after failed requests, in this browser only. */
export const signOutCompleted = createEvent()
export const sessionEnded = createEvent<SessionEnd>()
/** The user has signed out, in this or another tab; an expired session may be resumed. */
export const sessionSignedOut = sample({ clock: sessionEnded, filter: (end) => end === 'signed-out', fn: () => {} })
/** The page reloads: listen only where something could still open or send before that. */
export const sessionReplaced = createEvent()
export const sessionVerified = createEvent()

// Effects
const readTokenTask = createTask(readAuthToken)
/** Session and clinic that all tabs share; this tab may have others. */
export const readCookiesTask = createTask(() => ({ token: readAuthToken(), clinic: readSelectedClinic() }))
const checkCookieTask = createTask((reason: CheckReason) => ({
  reason,
  cookieToken: readAuthToken(),
  isInvalid: hasInvalidToken(),
  hasExpired: isExpiryStored(),
  now: Date.now(),
}))
const clearBadgeTask = createTask(() => setAppBadge(0))
const clearSessionTask = createTask((end: SessionEnd) => ({
  end,
  hadSession: clearSessionCookies({ isExpired: end === 'expired' }),
}))

export class TokenNotSavedError extends Error {
  override readonly name = 'TokenNotSavedError'
  readonly reason: WriteFailure

  constructor(reason: WriteFailure) {
    super(`the session cookie does not hold the token: ${reason}`)
    this.reason = reason
  }
}

/** @throws {TokenNotSavedError} The text is no token, or the browser drops the cookie or returns another one. */
export const saveTokenFx = createEffect((token: string): string => {
  const failure = writeAuthToken(token)
  if (failure) throw new TokenNotSavedError(failure)
  return token
})

// Stores
export const $authToken = createStore<string | null>(null)
export const $isSignedIn = $authToken.map((token) => token !== null)
/** A session has ended since this page was loaded. */
export const $hasSessionEnded = createStore(false).on(sessionEnded, () => true)
/** When a sign-out started in this or another tab, Unix time in milliseconds; null if none is pending. */
const $signOutStartedAt = createStore<number | null>(null)

// Connections
sample({ clock: appStarted, target: readTokenTask })
sample({ clock: tokenReceived, target: saveTokenFx })
sample({ clock: [readTokenTask.doneData, saveTokenFx.doneData], target: $authToken })
/** The page starts without a session: the last one may have ended without the portal, for example with the browser. */
export const appStartedSignedOut = sample({
  clock: readTokenTask.doneData,
  filter: (token) => token === null,
})

/** Only the first 401 with the current token counts: parallel requests may all get one, and it may come late. */
sample({
  clock: unauthorizedReceived,
  source: $authToken,
  filter: (token, rejected) => token === rejected,
  fn: (): CheckReason => 'rejected',
  target: checkCookieTask,
})
sample({
  clock: [pageResumed, requestContextMismatched, tabMessageOf('session-changed')],
  fn: (): CheckReason => 'changed',
  target: checkCookieTask,
})
sample({
  clock: tabMessageOf('session-expired'),
  fn: (): CheckReason => 'rejected-elsewhere',
  target: checkCookieTask,
})

sendTabMessageOn(signOutStarted, 'sign-out-started')
sendTabMessageOn(signOutFailed, 'sign-out-failed')
$signOutStartedAt
  .on([signOutStarted, tabMessageOf('sign-out-started')], () => Date.now())
  .reset(signOutFailed, tabMessageOf('sign-out-failed'), sessionEnded, tokenReceived)

sample({
  clock: checkCookieTask.doneData,
  source: { token: $authToken, signOutStartedAt: $signOutStartedAt },
  filter: ({ token }, { reason, cookieToken }) =>
    token !== null && (cookieToken === null || (cookieToken === token && reason === 'rejected')),
  fn: ({ signOutStartedAt }, { reason, isInvalid, hasExpired, now }): SessionEnd => {
    if (isInvalid) return 'invalid-token'
    // Limited, because a tab that is closed before its response reports no failure.
    const isSignOutPending = signOutStartedAt !== null && now - signOutStartedAt < REQUEST_TIMEOUT_MS
    return isSignOutPending || (reason === 'changed' && !hasExpired) ? 'signed-out' : 'expired'
  },
  target: sessionEnded,
})
/** Another tab has started a new session: its cookie must survive, and this tab reloads with it. */
sample({
  clock: checkCookieTask.doneData,
  source: $authToken,
  filter: (token, { cookieToken }) => cookieToken !== null && cookieToken !== token,
  target: sessionReplaced,
})
sample({
  clock: checkCookieTask.doneData,
  source: $authToken,
  filter: (token, { reason, cookieToken }) => cookieToken === token && reason !== 'rejected',
  target: sessionVerified,
})
sample({ clock: signOutCompleted, fn: (): SessionEnd => 'signed-out', target: sessionEnded })

sample({ clock: sessionEnded, fn: () => null, target: $authToken })
sample({ clock: sessionEnded, target: clearSessionTask })
/** The badge outlasts the portal, and the features that set it may not be loaded. */
sample({ clock: [sessionEnded, appStartedSignedOut], target: clearBadgeTask })

/** Only the tab that changed the cookie sends a message, so that messages are not repeated. */
sample({
  clock: clearSessionTask.doneData,
  filter: ({ hadSession }) => hadSession,
  fn: ({ end }): TabMessage => (end === 'expired' ? 'session-expired' : 'session-changed'),
  target: tabMessageRequested,
})
sendTabMessageOn(saveTokenFx.done, 'session-changed')
