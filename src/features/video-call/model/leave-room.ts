import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector'
import { or } from 'patronum'
import { leaveTelemedicineRoom } from '@/shared/api'
import { holdTabMutex, type ReleaseTabMutex } from '@/shared/browser'
import { reportSilentFailure } from '@/shared/report'
import type { CallSession } from '../lib/call-session'
import { $call, callLeft } from './call'
import type { Join } from './call-session-effects'
import { callEvents, type CallRequest, mustLeaveOverHttp, isRestored } from './call-state'

// Loaded before the chunk of the call: a restored call can be dismissed without it (decision 0064). So `joinPrepared` and
// the claim, which the chunk uses too (`call-flow.ts`, `call-tab.ts`), are here.

/** Tab mutex of the tab that has the call. */
export const CALL_MUTEX = 'call'
/** Covers a reload, after which the previous page may still hold it. */
export const CLAIM_TIMEOUT_MS = 1_000
const LEAVE_ROOM_TIMEOUT_MS = 3_000

interface PreparedJoin extends Join {
  isDeferred: boolean
}

interface Leaving {
  /** The call of each pending leave request. */
  pending: readonly CallRequest[]
  isJoinDeferred: boolean
}

// Events
/**
 * The join has all it needs. `isDeferred`: an earlier call has not left this room yet, so it waits for
 * `leaveRequestSettled`.
 */
export const joinPrepared = createEvent<PreparedJoin>()

// Effects
/** True if another tab holds the mutex. A late claim of this tab is released before this request is granted. */
export const checkOtherTabCallFx = createEffect(async (_request: CallRequest) => {
  const release = await holdTabMutex(CALL_MUTEX, { timeoutMs: CLAIM_TIMEOUT_MS })
  release?.()
  return release === null
})
export const leaveCallSessionFx = createEffect(({ callSession }: { callSession: CallSession; request: CallRequest }) =>
  callSession.leave(),
)
/** With a short time limit, because joining the same room waits for it. */
export const leaveRoomFx = createEffect(({ room }: CallRequest) =>
  leaveTelemedicineRoom({ room_uuid: room }, { timeout: LEAVE_ROOM_TIMEOUT_MS }),
)

/** A leave request has settled: the one over the channel, or the one over HTTP. */
export const leaveRequestSettled = merge([
  leaveCallSessionFx.finally.map(({ params }) => params.request),
  leaveRoomFx.finally.map(({ params }) => params),
])

// Stores
/** Claim of this tab on the call; null without one. */
export const $claim = createStore<ReleaseTabMutex | null>(null, { serialize: 'ignore' })
/** A late leave request would end a new call in the same room, so joining that room waits for it. */
export const $leaving = createStore<Leaving>({ pending: [], isJoinDeferred: false })
  .on([leaveCallSessionFx.map(({ request }) => request), leaveRoomFx], ({ pending, ...leaving }, request) => ({
    ...leaving,
    pending: [...pending, request],
  }))
  .on(leaveRequestSettled, ({ pending, ...leaving }, request) => ({
    ...leaving,
    pending: withoutOne(pending, request),
  }))
  .on(joinPrepared, (leaving, { isDeferred }) => ({ ...leaving, isJoinDeferred: isDeferred }))
  .on([callEvents.socketDisconnected, callLeft], (leaving) => ({ ...leaving, isJoinDeferred: false }))
/** Another tab may join only after this one has left. */
export const $isClaimNeeded = combine(
  $call,
  $leaving,
  (call, { pending }) => ('request' in call && call.request !== null) || pending.length > 0,
)
/** The platform may not know yet that the call is over. */
export const $isCallUnsettled = or($isClaimNeeded, checkOtherTabCallFx.pending)

// Connections
/** The call is over locally even if the leave request fails; the failure is only reported. */
reportSilentFailure('leave-room', leaveCallSessionFx.failData, leaveRoomFx.failData)
/** The code of the call may never be loaded; the room of a restored call was joined before the reload. */
sample({
  clock: callLeft.filterMap(({ request, reason, wasRunning }) => {
    if (!isRestored(request) || wasRunning) return undefined
    return mustLeaveOverHttp(reason) ? request : undefined
  }),
  target: checkOtherTabCallFx,
})
/**
 * The platform identifies the user, not the tab: the request would end the call of another tab. If this tab has the claim,
 * for another room, no other tab has a call.
 */
sample({
  clock: checkOtherTabCallFx.done,
  source: $claim,
  filter: (claim, { result: isInOtherTab }) => !isInOtherTab || claim !== null,
  fn: (_, { params }) => params,
  target: leaveRoomFx,
})

function withoutOne(pending: readonly CallRequest[], request: CallRequest): readonly CallRequest[] {
  const index = pending.indexOf(request)
  return index < 0 ? pending : pending.toSpliced(index, 1)
}
