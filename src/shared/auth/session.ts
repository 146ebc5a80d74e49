import { createEffect, createEvent, createStore, sample } from 'effector'
import { appStarted } from '@/shared/lifecycle'
import { type TabMessage, tabMessageReceived, tabMessageSent } from '@/shared/tabs'
import { clearSessionCookies, readAuthToken, writeAuthToken } from './token-cookie'

/** Why a session ended: the doctor signed out (here or in another tab), or the platform no longer accepts the token. */
export type SessionEnd = 'signed-out' | 'expired'

/**
 * Why this tab looks at the cookie: something may have changed (the doctor is back, another tab says so), the platform
 * has refused this tab's token, or another tab says that its token was refused.
 */
type CheckReason = 'changed' | 'refused' | 'refused-elsewhere'

// Events
export const tokenReceived = createEvent<string>()
/** Some call was answered 401; the payload is the token that it had been sent with. */
export const unauthorizedReceived = createEvent<string | null>()
export const signedOut = createEvent()
/** The doctor is back in this tab; meanwhile another one may have signed out, or in as somebody else. */
export const pageResumed = createEvent()
export const sessionEnded = createEvent<SessionEnd>()
/** The cookie holds another session than the one this tab works with: nothing on the screen belongs to it. */
export const sessionReplaced = createEvent()
/** This tab has looked, and works with the session that the cookie holds. */
export const sessionVerified = createEvent()

// Effects
const readTokenFx = createEffect(readAuthToken)
const checkCookieFx = createEffect((reason: CheckReason) => ({ reason, cookieToken: readAuthToken() }))
const clearSessionFx = createEffect((end: SessionEnd) => ({ end, hadSession: clearSessionCookies() }))

/** Fails where the browser drops the cookie (blocked, or too large). */
export const saveTokenFx = createEffect((token: string): string => {
  if (!writeAuthToken(token)) throw new Error('the browser did not keep the session cookie')
  return token
})

// State
export const $authToken = createStore<string | null>(null)
export const $isSignedIn = $authToken.map((token) => token !== null)

// Connections
sample({ clock: appStarted, target: readTokenFx })
sample({ clock: tokenReceived, target: saveTokenFx })
sample({ clock: [readTokenFx.doneData, saveTokenFx.doneData], target: $authToken })

/** Many parallel calls may be refused at once, and a late refusal may belong to an older session: only the first one for the present token counts. */
sample({
  clock: unauthorizedReceived,
  source: $authToken,
  filter: (token, rejected) => token !== null && token === rejected,
  fn: (): CheckReason => 'refused',
  target: checkCookieFx,
})
sample({ clock: pageResumed, fn: (): CheckReason => 'changed', target: checkCookieFx })
sample({
  clock: tabMessageReceived,
  filter: ({ kind }) => kind === 'session-changed',
  fn: (): CheckReason => 'changed',
  target: checkCookieFx,
})
sample({
  clock: tabMessageReceived,
  filter: ({ kind }) => kind === 'session-expired',
  fn: (): CheckReason => 'refused-elsewhere',
  target: checkCookieFx,
})

sample({
  clock: checkCookieFx.doneData,
  source: $authToken,
  filter: (token, { reason, cookieToken }) =>
    token !== null && (cookieToken === null || (cookieToken === token && reason === 'refused')),
  fn: (_, { reason }): SessionEnd => (reason === 'changed' ? 'signed-out' : 'expired'),
  target: sessionEnded,
})
/** The doctor signed in anew in another tab: its cookie must survive, and this tab begins again with it. */
sample({
  clock: checkCookieFx.doneData,
  source: $authToken,
  filter: (token, { cookieToken }) => cookieToken !== null && cookieToken !== token,
  fn: () => {},
  target: sessionReplaced,
})
sample({
  clock: checkCookieFx.doneData,
  source: $authToken,
  filter: (token, { reason, cookieToken }) => cookieToken === token && reason !== 'refused',
  fn: () => {},
  target: sessionVerified,
})
sample({ clock: signedOut, fn: (): SessionEnd => 'signed-out', target: sessionEnded })

sample({ clock: sessionEnded, fn: () => null, target: $authToken })
sample({ clock: sessionEnded, target: clearSessionFx })

/** Only the tab that has changed the cookie tells of it: whoever found it changed was told. */
sample({
  clock: clearSessionFx.doneData,
  filter: ({ hadSession }) => hadSession,
  fn: ({ end }): TabMessage => ({ kind: end === 'expired' ? 'session-expired' : 'session-changed' }),
  target: tabMessageSent,
})
sample({ clock: saveTokenFx.done, fn: (): TabMessage => ({ kind: 'session-changed' }), target: tabMessageSent })
