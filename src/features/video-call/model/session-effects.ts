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
  of: CallRequest
  isReconnection: boolean
}

interface JoinDue extends Join {
  isDeferred: boolean
}

interface Leaving {
  /** Of each request that is under way, the call that it leaves. */
  pending: readonly CallRequest[]
  isJoinDeferred: boolean
}

// Events
/** The payload is the call when the delay started: after any change the rejoin is no longer due. */
export const rejoinDelayPassed = createEvent<Call>()
/** The room can be joined, unless an earlier call has not left it yet. */
export const joinDue = createEvent<JoinDue>()

// Effects
export const openSessionFx = attach({
  source: { config: $config, token: $authToken },
  effect: ({ config, token }, userName: string): CallSession =>
    openCallSession({ url: config.telemedicineUrl, token, userName, onEvent: scopeBind(sessionEventReceived) }),
})
export const joinRoomFx = createEffect(async ({ callSession, of, isReconnection }: Join) => {
  await callSession.join({ roomId: of.room, isReconnection })
  return Date.now()
})
export const leaveSessionFx = createEffect(({ callSession }: { callSession: CallSession; of: CallRequest }) =>
  callSession.leave(),
)
/** Limited, because joining the same room waits for it. */
export const leaveRoomFx = createEffect(({ room }: CallRequest) =>
  leaveTelemedicineRoom({ room_uuid: room }, { timeout: LEAVE_ROOM_TIMEOUT_MS }),
)
export const delayRejoinFx = createTask((call: Call) => {
  setTimeout(scopeBind(rejoinDelayPassed), REJOIN_DELAY_MS, call)
})

/** One of the two requests of a call that is left is over. */
export const leaveRequestSettled = merge([
  leaveSessionFx.finally.map(({ params }) => params.of),
  leaveRoomFx.finally.map(({ params }) => params),
])

// Stores
export const $callSession = createStore<CallSession | null>(null, { serialize: 'ignore' }).on(
  openSessionFx.doneData,
  (_, callSession) => callSession,
)
/** The session is no longer that of the current call; null if it was left before it had one. */
export const sessionLeft = sample({
  clock: callLeft,
  source: $callSession,
  fn: (callSession, { request, reason }) => ({ callSession, request, reason }),
})
$callSession.reset(sessionLeft)
/** A late leave request would end a new call in the same room, so joining that room waits for it. */
export const $leaving = createStore<Leaving>({ pending: [], isJoinDeferred: false })
  .on([leaveSessionFx.map(({ of }) => of), leaveRoomFx], ({ pending, ...leaving }, of) => ({
    ...leaving,
    pending: [...pending, of],
  }))
  .on(leaveRequestSettled, ({ pending, ...leaving }, of) => ({ ...leaving, pending: withoutOne(pending, of) }))
  .on(joinDue, (leaving, { isDeferred }) => ({ ...leaving, isJoinDeferred: isDeferred }))
  .on([callEvents.socketDisconnected, callLeft], (leaving) => ({ ...leaving, isJoinDeferred: false }))

export const retrySessionFx = attach({ source: $callSession, effect: (callSession) => callSession?.retry() })
export const renewSessionFx = attach({ source: $callSession, effect: (callSession) => callSession?.renew() })
export const stopSessionFx = attach({ source: $callSession, effect: (callSession) => callSession?.stop() })

// Connections
/** The call is over locally even if the leave request fails; the failure is only reported. */
reportSilentFailure('leave-room', leaveSessionFx.failData, leaveRoomFx.failData)
sample({
  clock: sessionEventOf('malformed'),
  fn: ({ event }): ProblemReport => ({ kind: 'malformed-event', where: event, details: [] }),
  target: problemOccurred,
})
sample({ clock: sessionEventOf('unauthorized'), source: $authToken, target: unauthorizedReceived })

function withoutOne(pending: readonly CallRequest[], of: CallRequest): readonly CallRequest[] {
  const at = pending.indexOf(of)
  return at < 0 ? pending : pending.toSpliced(at, 1)
}
