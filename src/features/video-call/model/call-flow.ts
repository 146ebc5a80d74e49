import { sample } from 'effector'
import { fetchDisplayNameFx } from '@/entities/user'
import { ApiError, type ApiErrorKind } from '@/shared/api'
import { i18n } from '@/shared/i18n'
import { reportDefects } from '@/shared/runtime-errors'
import type { DeviceRequest } from '../lib/devices/local-devices'
import { MediaSessionClosedError } from '../lib/media/media-session'
import { toCallError } from '../lib/signaling/to-call-error'
import { $call, callChanged, callEntered } from './call'
import { activeRequest, callEvents, failureOf, mustLeaveOverHttp, isRestored, isRunning } from './call-state'
import {
  $callSession,
  delayRejoinTask,
  joinRoomFx,
  openCallSessionFx,
  rejoinDelayPassed,
  renewCallSessionTask,
  retryCallSessionTask,
  callSessionReleased,
  stopCallSessionTask,
} from './call-session-effects'
import { callClaimed, claimCallFx } from './call-tab'
import { $leaving, joinPrepared, leaveCallSessionFx, leaveRequestSettled, leaveRoomFx } from './leave-room'
import { $devicePreferences, $isMuted } from './local-media'
import { $devicesToOpen } from './local-media-flow'
import { checkDevicesFx, loadPreferencesFx, muteMicrophoneTask, openTracksFx, startTracksFx } from './track-effects'
import './call-hidden'
import './call-summary'
import './call-toasts'
import './call-window'
import './connection-quality'

/** The call needs no name, and its channel may work although the request failed, unless the session has ended. */
const SESSION_KINDS: readonly ApiErrorKind[] = ['unauthorized', 'cancelled']
const canJoinNameless = (error: Error): boolean => error instanceof ApiError && !SESSION_KINDS.includes(error.kind)

// Checking: no device is opened before the tab has claimed the call
sample({ clock: callEntered('checking'), fn: ({ request }) => request, target: claimCallFx })
/** A device test has no room, so it may run while another tab has a call. */
sample({ clock: [callClaimed, callEntered('testing')], target: [loadPreferencesFx, startTracksFx] })
const tracksStarted = sample({
  clock: startTracksFx.done,
  source: { call: $call, devicesToOpen: $devicesToOpen, preferences: $devicePreferences, isMuted: $isMuted },
})
/** After a reload the microphone stays muted from its first sample on. */
sample({ clock: tracksStarted, fn: ({ isMuted }) => isMuted, target: muteMicrophoneTask })
/** A muted microphone is opened too: the peer sees that it exists, and unmuting takes no time. */
sample({
  clock: tracksStarted,
  fn: ({ devicesToOpen, preferences }): DeviceRequest => ({ ...devicesToOpen, microphone: preferences.microphone }),
  target: openTracksFx,
})
sample({
  clock: tracksStarted.filterMap(({ call, preferences }) => {
    const request = activeRequest(call)
    return request ? { request, preferences } : undefined
  }),
  target: checkDevicesFx,
})
sample({
  clock: checkDevicesFx.finally,
  fn: (check) => ({ request: check.params.request, areReady: check.status === 'done' && check.result }),
  target: callEvents.devicesChecked,
})

// Connecting
const retriedWithoutSession = sample({
  clock: callEvents.retried,
  source: { call: $call, callSession: $callSession },
  filter: ({ call, callSession }) => isRunning(call) && callSession === null,
})
sample({ clock: [callEntered('joining'), retriedWithoutSession], target: fetchDisplayNameFx })
/** The back-off is meant for a platform that does not respond, not for a lost network: reconnect at once. */
sample({
  clock: [callEvents.retried, callEvents.networkOnline],
  source: $call,
  filter: (call) => failureOf(call) === null,
  target: retryCallSessionTask,
})
/** The call may be over by the time the name is known, or another call may have opened its session. */
sample({
  clock: [
    fetchDisplayNameFx.doneData,
    fetchDisplayNameFx.failData.filterMap((error) => (canJoinNameless(error) ? '' : undefined)),
  ],
  source: { call: $call, callSession: $callSession },
  filter: ({ call, callSession }) => isRunning(call) && callSession === null,
  fn: (_, name) => name || i18n.t('shell:unnamedUser'),
  target: openCallSessionFx,
})
sample({
  clock: [fetchDisplayNameFx.failData.filter({ fn: (error) => !canJoinNameless(error) }), openCallSessionFx.failData],
  fn: toCallError,
  target: callEvents.callSessionNotOpened,
})

// Joining
const rejoinDue = sample({ clock: rejoinDelayPassed, source: $call, filter: (call, delayed) => call === delayed })
const deferredJoinDue = sample({
  clock: leaveRequestSettled,
  source: $leaving,
  filter: ({ isJoinDeferred }) => isJoinDeferred,
})
const joinPossible = sample({
  clock: [callEvents.socketConnected, callEvents.mediaBroken, rejoinDue, deferredJoinDue],
  source: { call: $call, callSession: $callSession, leaving: $leaving },
})
sample({
  clock: joinPossible.filterMap(({ call, callSession, leaving }) => {
    if (!isRunning(call) || failureOf(call) !== null || !callSession) return undefined
    const { request } = call
    const isDeferred = leaving.pending.some(({ room }) => room === request.room)
    return { callSession, request, isReconnection: call.status === 'live' || isRestored(request), isDeferred }
  }),
  target: joinPrepared,
})
sample({ clock: joinPrepared, filter: ({ isDeferred }) => !isDeferred, target: joinRoomFx })
sample({
  clock: joinRoomFx.done,
  source: $call,
  filter: (call, { params }) => activeRequest(call) === params.request,
  fn: (_, { params: { request, isReconnection }, result }) => ({ request, at: result, isReconnection }),
  target: callEvents.roomJoined,
})
/** Another join, the end of the call or a lost connection closes the media session; then nothing has failed. */
sample({
  clock: joinRoomFx.fail,
  source: $call,
  filter: (call, { params, error }) =>
    activeRequest(call) === params.request && !(error instanceof MediaSessionClosedError),
  fn: (_, { params: { request, isReconnection }, error }) => ({ request, error: toCallError(error), isReconnection }),
  target: callEvents.roomJoinFailed,
})
const joinRetried = sample({
  clock: callEvents.roomJoinFailed,
  source: $call,
  filter: (call) => isRunning(call) && failureOf(call) === null,
  fn: (call, { error }) => ({ call, error }),
})
/** After a change of the network, for example, the socket still looks connected. */
sample({
  clock: joinRetried,
  filter: ({ error }) => error.code === 'timeout',
  target: renewCallSessionTask,
})
sample({
  clock: joinRetried,
  filter: ({ error }) => error.code !== 'timeout',
  fn: ({ call }) => call,
  target: delayRejoinTask,
})
/** Socket.IO would go on after a call has failed. */
sample({
  clock: callChanged,
  filter: ({ to }) => failureOf(to) !== null,
  target: stopCallSessionTask,
})
/** `CallError` has no place for a defect. */
reportDefects(fetchDisplayNameFx.failData, openCallSessionFx.failData, joinRoomFx.failData)

// Leaving
sample({
  clock: callSessionReleased.filterMap(({ callSession, request }) =>
    callSession ? { callSession, request } : undefined,
  ),
  target: leaveCallSessionFx,
})
/** Leaves over HTTP too. A restored call joined the room before the reload, so it needs no call session. */
sample({
  clock: callSessionReleased,
  filter: ({ callSession, request, reason, wasRunning }) =>
    mustLeaveOverHttp(reason) && (callSession !== null || (isRestored(request) && wasRunning)),
  fn: ({ request }) => request,
  target: leaveRoomFx,
})
sample({
  clock: [
    callSessionReleased.filterMap(({ callSession, request }) => (callSession ? undefined : request)),
    leaveRequestSettled,
  ],
  source: $leaving,
  filter: ({ pending }, request) => !pending.includes(request),
  fn: (_, request) => request,
  target: callEvents.leaveSettled,
})
