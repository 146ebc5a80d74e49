import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { leaveTelemedicineRoom } from '@/shared/api'
import { $authToken, unauthorizedReceived } from '@/shared/auth'
import { $config } from '@/shared/config'
import { type ProblemReport, problemOccurred } from '@/shared/report'
import { fetchDisplayNameFx } from '../api/display-name'
import { type CallSession, type CallSessionEvent, openCallSession } from '../lib/call-session'
import { $activeCall, callClosed, joinStarted } from './active-call'

const LEAVE_ROOM_TIMEOUT_MS = 3_000

// Events
/** Events of the connection, the peer and the media; none after the call is closed. */
export const sessionEventReceived = createEvent<CallSessionEvent>()
export const sessionRequested = createEvent()

type EventOf<Kind extends CallSessionEvent['kind']> = Extract<CallSessionEvent, { kind: Kind }>
export const sessionEventOf = <Kind extends CallSessionEvent['kind']>(kind: Kind) =>
  sessionEventReceived.filterMap((event) => (event.kind === kind ? (event as EventOf<Kind>) : undefined))

export const socketConnected = sessionEventOf('connected')
export const socketDisconnected = sessionEventOf('lost')

// Stores
export const $callSession = createStore<CallSession | null>(null, { serialize: 'ignore' })

// Effects
export const openSessionFx = attach({
  source: { config: $config, token: $authToken },
  effect: ({ config, token }, userName: string): CallSession =>
    openCallSession({ url: config.telemedicineUrl, token, userName, onEvent: scopeBind(sessionEventReceived) }),
})
export const leaveSessionFx = createEffect(({ callSession }: { callSession: CallSession; room: string }) =>
  callSession.leave(),
)
/** Limited, because joining the same room waits for it. */
export const leaveRoomFx = createEffect((room: string) =>
  leaveTelemedicineRoom({ room_uuid: room }, { timeout: LEAVE_ROOM_TIMEOUT_MS }),
)

// Connections
sample({ clock: joinStarted, fn: () => {}, target: sessionRequested })
sample({ clock: sessionRequested, target: fetchDisplayNameFx })
/** The call may be over by the time the name is known, or another call may have opened its session. */
sample({
  clock: fetchDisplayNameFx.doneData,
  source: { callSession: $callSession, call: $activeCall },
  filter: ({ callSession, call }) => callSession === null && call !== null,
  fn: (_, name) => name,
  target: openSessionFx,
})
sample({ clock: openSessionFx.doneData, target: $callSession })

const leavingStarted = sample({
  clock: callClosed,
  source: $callSession,
  filter: Boolean,
  fn: (callSession, closed) => ({ callSession, ...closed }),
})
sample({
  clock: leavingStarted,
  fn: ({ callSession, call }) => ({ callSession, room: call.room }),
  target: leaveSessionFx,
})
sample({ clock: leavingStarted, fn: () => null, target: $callSession })
sample({
  clock: leavingStarted,
  filter: ({ skipsLeaveRequest }) => !skipsLeaveRequest,
  fn: ({ call }) => call.room,
  target: leaveRoomFx,
})
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
