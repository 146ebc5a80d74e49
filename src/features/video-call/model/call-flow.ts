import { createStore, sample } from 'effector'
import { fetchDisplayNameFx } from '../api/display-name'
import type { DevicePreferences } from '../lib/devices/device-preferences'
import type { DeviceRequest } from '../lib/devices/local-devices'
import { MediaSessionClosedError } from '../lib/media/media-session'
import { toCallError } from '../lib/signaling/to-call-error'
import { $call, activeRequest, callChanged, callEntered, callLeft, failureOf, isRunning, joinRequested } from './call'
import {
  $callSession,
  $pendingLeaves,
  delayRejoinFx,
  joinRoomFx,
  leaveRoomFx,
  leaveSessionFx,
  leaveStarted,
  openSessionFx,
  rejoinDelayPassed,
  renewSessionFx,
  retrySessionFx,
  stopSessionFx,
} from './call-session'
import { callEvents } from './call-state'
import { callClaimed, claimCallFx } from './call-tab'
import { $isMuted, $missing } from './local-media'
import {
  $devicePreferences,
  $localTracks,
  checkDevicesFx,
  type DeviceCheck,
  loadPreferencesFx,
  muteMicrophoneFx,
  openTracksFx,
  savePreferencesFx,
  startTracksFx,
} from './local-tracks'
import './call-toasts'
import './call-window'
import './connection-quality'
import './remote-peer'

// Checking: no device is opened before the tab has claimed the call
sample({ clock: callEntered('checking'), fn: ({ request }) => request, target: claimCallFx })
sample({ clock: callClaimed, fn: () => {}, target: startTracksFx })
sample({ clock: startTracksFx.done, fn: () => {}, target: loadPreferencesFx })
const preferencesLoaded = sample({
  clock: loadPreferencesFx.done,
  source: { call: $call, missing: $missing, known: $devicePreferences, isMuted: $isMuted },
})
/** After a reload the microphone stays muted from its first sample on. */
sample({ clock: preferencesLoaded, fn: ({ isMuted }) => isMuted, target: muteMicrophoneFx })
/** A muted microphone is opened too: the peer sees that it exists, and unmuting takes no time. */
sample({
  clock: preferencesLoaded,
  fn: ({ missing, known }): DeviceRequest => ({ ...missing, microphone: known.microphone }),
  target: openTracksFx,
})
const checkDue = preferencesLoaded.filterMap(({ call, known }): DeviceCheck | undefined => {
  const of = activeRequest(call)
  return of ? { of, known } : undefined
})
sample({ clock: checkDue, filter: ({ of }) => !of.isRestored && !of.isTakenOver, target: checkDevicesFx })
sample({
  clock: checkDue,
  filter: ({ of }) => of.isRestored || of.isTakenOver === true,
  fn: ({ of }) => ({ of, areReady: of.isRestored }),
  target: callEvents.devicesChecked,
})
sample({
  clock: checkDevicesFx.finally,
  fn: (check) => ({ of: check.params.of, areReady: check.status === 'done' && check.result }),
  target: callEvents.devicesChecked,
})
sample({
  clock: joinRequested,
  source: { known: $devicePreferences, tracks: $localTracks },
  fn: ({ known, tracks: { camera, microphone } }): DevicePreferences => ({
    ...known,
    camera: camera?.deviceId ?? known.camera,
    microphone: microphone?.deviceId ?? known.microphone,
    isComplete: camera !== null && microphone !== null,
  }),
  target: [$devicePreferences, savePreferencesFx],
})

// Connecting
const sessionRetried = sample({ clock: callEvents.retried, source: { call: $call, callSession: $callSession } }).filter(
  {
    fn: ({ call }) => isRunning(call),
  },
)
sample({
  clock: [callEntered('joining'), sessionRetried.filter({ fn: ({ callSession }) => callSession === null })],
  fn: () => {},
  target: fetchDisplayNameFx,
})
sample({
  clock: sessionRetried.filter({ fn: ({ callSession }) => callSession !== null }),
  fn: () => {},
  target: retrySessionFx,
})
/** The call may be over by the time the name is known, or another call may have opened its session. */
sample({
  clock: fetchDisplayNameFx.doneData,
  source: { call: $call, callSession: $callSession },
  filter: ({ call, callSession }) => isRunning(call) && callSession === null,
  fn: (_, name) => name,
  target: openSessionFx,
})
sample({ clock: fetchDisplayNameFx.failData, fn: toCallError, target: callEvents.displayNameFailed })

// Joining the room
/** A late leave of the same room would end this call, so joining waits for it. */
const $isJoinDeferred = createStore(false).reset(joinRoomFx, callEvents.socketDisconnected, callLeft)
const joinDue = sample({
  clock: [
    callEvents.socketConnected,
    sample({ clock: callEvents.mediaBroken, source: $call, filter: (call) => failureOf(call) === null }),
    sample({ clock: rejoinDelayPassed, source: $call, filter: (call, delayed) => call === delayed }),
    sample({ clock: $pendingLeaves, source: $isJoinDeferred, filter: Boolean }),
  ],
  source: { call: $call, callSession: $callSession, pending: $pendingLeaves },
}).filterMap(({ call, callSession, pending }) => {
  if (!isRunning(call) || !callSession) return undefined
  const { request: of } = call
  return {
    join: { callSession, of, isReconnection: call.status === 'live' || of.isRestored },
    isDeferred: pending.some(({ room }) => room === of.room),
  }
})
sample({ clock: joinDue, filter: ({ isDeferred }) => !isDeferred, fn: ({ join }) => join, target: joinRoomFx })
sample({ clock: joinDue, filter: ({ isDeferred }) => isDeferred, fn: () => true, target: $isJoinDeferred })
sample({
  clock: joinRoomFx.done,
  source: $call,
  filter: (call, { params }) => activeRequest(call) === params.of,
  fn: (_, { params: { of, isReconnection }, result }) => ({ of, at: result, isReconnection }),
  target: callEvents.roomJoined,
})
/** Another join, the end of the call or a lost connection closes the media session; then nothing has failed. */
sample({
  clock: joinRoomFx.fail,
  source: $call,
  filter: (call, { params, error }) => activeRequest(call) === params.of && !(error instanceof MediaSessionClosedError),
  fn: (_, { params: { of, isReconnection }, error }) => ({ of, error: toCallError(error), isReconnection }),
  target: callEvents.roomJoinFailed,
})
const joinRetryDue = sample({
  clock: callEvents.roomJoinFailed,
  source: $call,
  filter: (call) => isRunning(call) && failureOf(call) === null,
  fn: (call, { error }) => ({ call, isSilent: error.code === 'silent' }),
})
/** The connection was lost silently, for example by a change of the network. */
sample({ clock: joinRetryDue, filter: ({ isSilent }) => isSilent, fn: () => {}, target: renewSessionFx })
sample({ clock: joinRetryDue, filter: ({ isSilent }) => !isSilent, fn: ({ call }) => call, target: delayRejoinFx })
/** Socket.IO would go on after a call has failed. */
sample({
  clock: callChanged,
  filter: ({ from, to }) => failureOf(to) !== null && failureOf(from) === null,
  fn: () => {},
  target: stopSessionFx,
})

// Leaving
sample({
  clock: callLeft,
  source: $callSession,
  fn: (callSession, left) => ({ ...left, callSession }),
  target: leaveStarted,
})
const sessionLeft = leaveStarted.filterMap(({ callSession, request: of, reason }) =>
  callSession ? { callSession, of, reason } : undefined,
)
sample({ clock: sessionLeft, fn: ({ callSession, of }) => ({ callSession, of }), target: leaveSessionFx })
/** Without a session the platform rejects it; for a call in another tab it would end that one. */
sample({
  clock: sessionLeft,
  filter: ({ reason }) => reason === null || reason === 'left',
  fn: ({ of }) => of,
  target: leaveRoomFx,
})
sample({
  clock: [
    leaveStarted.filterMap(({ callSession, request }) => (callSession ? undefined : request)),
    sample({
      clock: [leaveSessionFx.finally.map(({ params }) => params.of), leaveRoomFx.finally.map(({ params }) => params)],
      source: $pendingLeaves,
      filter: (pending, of) => !pending.includes(of),
      fn: (_, of) => of,
    }),
  ],
  target: callEvents.leaveSettled,
})
