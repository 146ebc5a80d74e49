import { attach, createEffect, createEvent, createStore, merge, sample, scopeBind } from 'effector'
import { leaveTelemedicineRoom } from '@/shared/api'
import { $authToken, unauthorizedReceived } from '@/shared/auth'
import { $config } from '@/shared/config'
import { createTask } from '@/shared/lib/effector'
import { type ProblemReport, problemOccurred, reportSilentFailure } from '@/shared/report'
import { type CallSession, openCallSession } from '../lib/signaling/call-session'
import { callLeft } from './call'
import { type Call, callEvents, type CallRequest, sessionEventOf, sessionEventReceived } from './call-state'

const LEAVE_ROOM_TIMEOUT_MS = 3_000
const REJOIN_DELAY_MS = 2_000

interface Join {
  callSession: CallSession
  request: CallRequest
  isReconnection: boolean
}

interface JoinDue extends Join {
  isDeferred: boolean
}

interface Leaving {
  /** The call of each pending leave request. */
  pending: readonly CallRequest[]
  isJoinDeferred: boolean
}

// Events
/** The payload is the call when the delay started: after any change the rejoin is no longer due. */
export const rejoinDelayPassed = createEvent<Call>()
/** The room can be joined, unless an earlier call has not left it yet. */
export const joinDue = createEvent<JoinDue>()

// Effects
export const openCallSessionFx = attach({
  source: { config: $config, token: $authToken },
  effect: ({ config, token }, userName: string): CallSession =>
    openCallSession({ url: config.telemedicineUrl, token, userName, onEvent: scopeBind(sessionEventReceived) }),
})
export const joinRoomFx = createEffect(async ({ callSession, request, isReconnection }: Join) => {
  await callSession.join({ roomId: request.room, isReconnection })
  return Date.now()
})
export const leaveCallSessionFx = createEffect(({ callSession }: { callSession: CallSession; request: CallRequest }) =>
  callSession.leave(),
)
/** Limited, because joining the same room waits for it. */
export const leaveRoomFx = createEffect(({ room }: CallRequest) =>
  leaveTelemedicineRoom({ room_uuid: room }, { timeout: LEAVE_ROOM_TIMEOUT_MS }),
)
export const delayRejoinTask = createTask((call: Call) => {
  setTimeout(scopeBind(rejoinDelayPassed), REJOIN_DELAY_MS, call)
})

/** A leave request has settled: the one over the channel, or the one over HTTP. */
export const leaveRequestSettled = merge([
  leaveCallSessionFx.finally.map(({ params }) => params.request),
  leaveRoomFx.finally.map(({ params }) => params),
])

// Stores
export const $callSession = createStore<CallSession | null>(null, { serialize: 'ignore' }).on(
  openCallSessionFx.doneData,
  (_, callSession) => callSession,
)
/** `callSession` is null if the call had not opened one. */
export const callSessionReleased = sample({
  clock: callLeft,
  source: $callSession,
  fn: (callSession, left) => ({ callSession, ...left }),
})
$callSession.reset(callSessionReleased)
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
  .on(joinDue, (leaving, { isDeferred }) => ({ ...leaving, isJoinDeferred: isDeferred }))
  .on([callEvents.socketDisconnected, callLeft], (leaving) => ({ ...leaving, isJoinDeferred: false }))

export const retryCallSessionFx = attach({ source: $callSession, effect: (callSession) => callSession?.retry() })
export const renewCallSessionFx = attach({ source: $callSession, effect: (callSession) => callSession?.renew() })
export const stopCallSessionFx = attach({ source: $callSession, effect: (callSession) => callSession?.stop() })

// Connections
/** The call is over locally even if the leave request fails; the failure is only reported. */
reportSilentFailure('leave-room', leaveCallSessionFx.failData, leaveRoomFx.failData)
sample({
  clock: sessionEventOf('malformed'),
  fn: ({ message }): ProblemReport => ({ kind: 'malformed-event', where: message, details: [] }),
  target: problemOccurred,
})
sample({ clock: sessionEventOf('unauthorized'), source: $authToken, target: unauthorizedReceived })

function withoutOne(pending: readonly CallRequest[], request: CallRequest): readonly CallRequest[] {
  const at = pending.indexOf(request)
  return at < 0 ? pending : pending.toSpliced(at, 1)
}
