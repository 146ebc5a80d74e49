import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { $authToken, unauthorizedReceived } from '@/shared/auth'
import { $config } from '@/shared/config'
import { attachTask, createDelayTask } from '@/shared/lib/effector'
import { type ProblemReport, problemOccurred } from '@/shared/report'
import { type CallSession, openCallSession } from '../lib/call-session'
import { callLeft } from './call'
import { type Call, type CallRequest, callSessionEventOf, callSessionEventReceived } from './call-state'

export interface Join {
  callSession: CallSession
  request: CallRequest
  isReconnection: boolean
}

const REJOIN_DELAY_MS = 2_000

// Events
/** The payload is the call when the delay started: after any change the rejoin is no longer due. */
export const rejoinDelayPassed = createEvent<Call>()

// Effects
export const openCallSessionFx = attach({
  source: { config: $config, token: $authToken },
  effect: ({ config, token }, userName: string): CallSession =>
    openCallSession({ url: config.telemedicineUrl, token, userName, onEvent: scopeBind(callSessionEventReceived) }),
})
export const joinRoomFx = createEffect(async ({ callSession, request, isReconnection }: Join) => {
  await callSession.join({ roomId: request.room, isReconnection })
  return Date.now()
})
export const delayRejoinTask = createDelayTask(rejoinDelayPassed, REJOIN_DELAY_MS)

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

export const retryCallSessionTask = attachTask($callSession, (callSession) => callSession?.retry())
export const renewCallSessionTask = attachTask($callSession, (callSession) => callSession?.renew())
export const stopCallSessionTask = attachTask($callSession, (callSession) => callSession?.stop())

// Connections
sample({
  clock: callSessionEventOf('malformed'),
  fn: ({ message, fields }): ProblemReport => ({ kind: 'malformed-event', where: message, details: fields }),
  target: problemOccurred,
})
sample({ clock: callSessionEventOf('unauthorized'), source: $authToken, target: unauthorizedReceived })
