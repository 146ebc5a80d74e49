import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { leaveTelemedicineRoom } from '@/shared/api'
import { $authToken, unauthorizedAnswered } from '@/shared/auth'
import { $config } from '@/shared/config'
import { type ProblemReport, problemOccurred } from '@/shared/report'
import { readOwnNameFx } from '../api/display-name'
import { type CallLine, type LineFact, openCallLine } from '../lib/call-session'
import { $activeCall, callClosed, joinBegun } from './active-call'

const GOODBYE_WITHIN_MS = 3_000

// What happened
/** What the connection, the other side and the media tell; nothing once the call is closed. */
export const lineTold = createEvent<LineFact>()
/** There is no connection yet, and there should be one. */
export const lineNeeded = createEvent()

type FactOf<Kind extends LineFact['kind']> = Extract<LineFact, { kind: Kind }>
export const factOf = <Kind extends LineFact['kind']>(kind: Kind) =>
  lineTold.filterMap((fact) => (fact.kind === kind ? (fact as FactOf<Kind>) : undefined))

export const lineConnected = factOf('connected')
export const lineLost = factOf('lost')

// State
export const $line = createStore<CallLine | null>(null, { serialize: 'ignore' })

// What the world does for us
export const openLineFx = attach({
  source: { config: $config, token: $authToken },
  effect: ({ config, token }, userName: string): CallLine =>
    openCallLine({ url: config.telemedicineUrl, token, userName, tell: scopeBind(lineTold) }),
})
export const leaveLineFx = createEffect(({ line }: { line: CallLine; room: string }) => line.leave())
/** Given up after a while: whoever enters the same room again waits for it. */
export const leaveRoomFx = createEffect((room: string) =>
  leaveTelemedicineRoom({ room_uuid: room }, { timeout: GOODBYE_WITHIN_MS }),
)

// Flow
sample({ clock: joinBegun, fn: () => {}, target: lineNeeded })
sample({ clock: lineNeeded, target: readOwnNameFx })
/** The call may be over by the time that the name is known, and the next one may have asked for it too. */
sample({
  clock: readOwnNameFx.doneData,
  source: { line: $line, call: $activeCall },
  filter: ({ line, call }) => line === null && call !== null,
  fn: (_, name) => name,
  target: openLineFx,
})
sample({ clock: openLineFx.doneData, target: $line })

const left = sample({ clock: callClosed, source: $line, filter: Boolean, fn: (line, closed) => ({ line, ...closed }) })
sample({ clock: left, fn: ({ line, call }) => ({ line, room: call.room }), target: leaveLineFx })
sample({ clock: left, fn: () => null, target: $line })
sample({
  clock: left,
  filter: ({ isSignedOut }) => !isSignedOut,
  fn: ({ call }) => call.room,
  target: leaveRoomFx,
})
/** The doctor has left, whatever the platform says to that. */
sample({
  clock: [leaveLineFx.failData, leaveRoomFx.failData],
  fn: ({ name }): ProblemReport => ({ kind: 'silent-failure', where: 'leave-room', details: [name] }),
  target: problemOccurred,
})

sample({ clock: factOf('unauthorized'), source: $authToken, target: unauthorizedAnswered })
sample({
  clock: factOf('malformed'),
  fn: ({ event }): ProblemReport => ({ kind: 'malformed-event', where: event, details: [] }),
  target: problemOccurred,
})
