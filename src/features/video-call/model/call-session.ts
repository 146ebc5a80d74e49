import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { leaveTelemedicineRoom } from '@/shared/api'
import { $authToken, unauthorizedReceived } from '@/shared/auth'
import { $config } from '@/shared/config'
import { type ProblemReport, problemOccurred } from '@/shared/report'
import { type CallSession, openCallSession } from '../lib/signaling/call-session'
import type { LeftCall } from './call'
import { type Call, type CallRequest, sessionEventOf, sessionEventReceived } from './call-state'

const LEAVE_ROOM_TIMEOUT_MS = 3_000
const REJOIN_DELAY_MS = 2_000

interface Join {
  callSession: CallSession
  of: CallRequest
  isReconnection: boolean
}

interface LeaveStart extends LeftCall {
  callSession: CallSession | null
}

// Events
/** The payload is the call when the delay started: after any change the rejoin is no longer due. */
export const rejoinDelayPassed = createEvent<Call>()
export const leaveStarted = createEvent<LeaveStart>()

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
export const delayRejoinFx = createEffect((call: Call) => {
  setTimeout(scopeBind(rejoinDelayPassed), REJOIN_DELAY_MS, call)
})

// Stores
export const $callSession = createStore<CallSession | null>(null, { serialize: 'ignore' })
  .on(openSessionFx.doneData, (_, callSession) => callSession)
  .reset(leaveStarted)
/** Calls with a pending leave request. A late leave would end a new call in the same room, so joining it waits. */
export const $pendingLeaves = createStore<readonly CallRequest[]>([])
  .on(leaveSessionFx, (pending, { of }) => [...pending, of])
  .on(leaveRoomFx, (pending, of) => [...pending, of])
  .on(leaveSessionFx.finally, (pending, { params }) => withoutOne(pending, params.of))
  .on(leaveRoomFx.finally, (pending, { params }) => withoutOne(pending, params))

export const retrySessionFx = attach({ source: $callSession, effect: (callSession) => callSession?.retry() })
export const renewSessionFx = attach({ source: $callSession, effect: (callSession) => callSession?.renew() })
export const stopSessionFx = attach({ source: $callSession, effect: (callSession) => callSession?.stop() })

// Connections
/** The call is over locally even if the leave request fails; the failure is only reported. */
sample({
  clock: [leaveSessionFx.failData, leaveRoomFx.failData],
  fn: ({ name }): ProblemReport => ({ kind: 'silent-failure', where: 'leave-room', details: [name] }),
  target: problemOccurred,
})
sample({ clock: sessionEventOf('unauthorized'), source: $authToken, target: unauthorizedReceived })
sample({
  clock: sessionEventOf('malformed'),
  fn: ({ event }): ProblemReport => ({ kind: 'malformed-event', where: event, details: [] }),
  target: problemOccurred,
})

function withoutOne(pending: readonly CallRequest[], of: CallRequest): readonly CallRequest[] {
  const at = pending.indexOf(of)
  return at < 0 ? pending : pending.toSpliced(at, 1)
}
