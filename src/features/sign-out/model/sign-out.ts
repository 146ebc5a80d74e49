import { createEffect, createEvent, createStore, restore, sample } from 'effector'
import { not, or } from 'patronum'
import { ApiError, signOut } from '@/shared/api'
import { $authToken, sessionEnded, signOutCompleted, signOutFailed, signOutStarted } from '@/shared/auth'
import { pageLeft } from '@/shared/lifecycle'
import { reportSilentFailure } from '@/shared/report'

// Events
export const signOutRequested = createEvent()
/** While it is true, a sign-out waits, so that a call can still use the session to leave its room. */
export const signOutBlockedChanged = createEvent<boolean>()

// Effects
export const signOutFx = createEffect((_token: string | null) => endSession())
/** The session has ended on this device; its token must not stay valid at the platform. */
export const revokeTokenFx = createEffect((endedToken: string) => endSession({ endedToken }))

// Stores
const $isBlocked = restore(signOutBlockedChanged, false)
/** True from the request of the user until it is sent to the platform. */
const $isDue = createStore(false)
  .on(sample({ clock: signOutRequested, filter: not(signOutFx.pending) }), () => true)
  .reset(signOutFx, sessionEnded)
export const $isSigningOut = or($isDue, signOutFx.pending)
export const $signOutFailureCount = createStore(0)
  .on(signOutFx.fail, (failures) => failures + 1)
  .reset(sessionEnded)

// Connections
sample({
  clock: [$isDue, $isBlocked],
  source: { token: $authToken, isDue: $isDue, isBlocked: $isBlocked },
  filter: ({ isDue, isBlocked }) => isDue && !isBlocked,
  fn: ({ token }) => token,
  target: signOutFx,
})
/**
 * Fires when the user requests it, and when it is sent after a wait: for a time after each, a 401 does not count as an
 * expired session.
 */
sample({
  clock: [$isSigningOut.updates.filter({ fn: Boolean }), signOutFx],
  fn: () => {},
  target: signOutStarted,
})
/** A page that is closed before the request is sent must not leave the session open. */
sample({
  clock: sample({ clock: pageLeft, source: $authToken, filter: $isDue }),
  filter: Boolean,
  target: revokeTokenFx,
})
/** A late response must not end the next session. */
sample({
  clock: signOutFx.done,
  source: $authToken,
  filter: (token, { params }) => token === params,
  fn: () => {},
  target: signOutCompleted,
})
sample({ clock: signOutFx.fail, target: signOutFailed })
/** No toast, as specified; the failure is reported. */
reportSilentFailure('signOut', signOutFx.failData, revokeTokenFx.failData)

async function endSession(options?: Parameters<typeof signOut>[1]): Promise<void> {
  try {
    const { statusCode } = await signOut({}, options)
    if (statusCode !== 200) throw new Error(`unexpected status ${statusCode}`)
  } catch (error) {
    // The session has already ended.
    if (error instanceof ApiError && error.kind === 'unauthorized') return
    throw error
  }
}
