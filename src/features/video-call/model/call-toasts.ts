import { merge, sample } from 'effector'
import { once } from 'patronum'
import { type ToastContent, type ToastText, showToastOn } from '@/shared/toasts'
import type { CallError, CallErrorCode } from '../lib/signaling/call-error'
import type { DeviceError } from '../lib/devices/local-devices'
import { $call, callLeft } from './call'
import { callEvents, failureOf, peerArrived, callSessionEventOf } from './call-state'
import { copySummaryFx } from './call-summary'
import { deviceErrorsReceived, deviceReplaced, trackEnded } from './local-media'
import { shareScreenFx } from './track-effects'
import { $peer, peerLeft } from './remote-peer'

export const CALL_TEXTS: Partial<Record<CallErrorCode, ToastText['key']>> = {
  'room-missing': 'callRoomMissing',
  'room-closed': 'callRoomClosed',
  'room-full': 'callRoomFull',
  'peer-left': 'callPeerLeft',
  'connection-closed': 'callConnectionClosed',
  'video-failed': 'callVideoFailed',
  'server-failed': 'callServerFailed',
  malformed: 'callServerFailed',
  unreachable: 'callConnectionUnreachable',
  timeout: 'callConnectionUnreachable',
  unsupported: 'callBrowserUnsupported',
}

export const DEVICE_TEXTS = {
  denied: 'callMediaDenied',
  notFound: 'callMediaNotFound',
  busy: 'callMediaBusy',
  other: 'callMediaOther',
} as const satisfies Record<DeviceError, ToastText['key']>

interface CallProblem {
  error: CallError
  isReconnection: boolean
}

function connectionToast({ error: { code, detail }, isReconnection }: CallProblem): ToastContent {
  const key = CALL_TEXTS[code]
  if (key === 'callConnectionUnreachable' && isReconnection) {
    return { tone: 'danger', text: { key: 'callReconnectionUnreachable' } }
  }
  if (key) return { tone: 'danger', text: { key } }
  const params = { reason: detail }
  const withReason = isReconnection ? 'callReconnectionFailed' : 'callConnectionFailed'
  return { tone: 'danger', text: { key: withReason, params } }
}
const deviceToast = (error: DeviceError): ToastContent => ({ tone: 'danger', text: { key: DEVICE_TEXTS[error] } })

// Peer
showToastOn(peerArrived, ({ name }) => ({
  tone: 'info',
  text: name === '' ? { key: 'callUnnamedPeerJoined' } : { key: 'callPeerJoined', params: { name } },
}))
showToastOn(peerLeft, () => ({ tone: 'info', text: { key: 'callPeerLeft' } }))
showToastOn(callSessionEventOf('receivingFailed'), ({ media }) => ({
  tone: 'danger',
  text: { key: media === 'audio' ? 'callAudioFailed' : 'callVideoFailed' },
}))

// Connection
const joined = sample({
  clock: callEvents.roomJoined,
  source: $peer,
  fn: (peer, { isReconnection }) => ({ isAlone: peer === null, isReconnection }),
})
showToastOn(joined.filter({ fn: ({ isAlone, isReconnection }) => isAlone && !isReconnection }), () => ({
  tone: 'success',
  text: { key: 'callWaitingForPeer' },
}))
showToastOn(joined.filter({ fn: ({ isReconnection }) => isReconnection }), () => ({
  tone: 'success',
  text: { key: 'callReconnected' },
}))
showToastOn(callEvents.socketDisconnected.filter({ fn: ({ isByServer }) => isByServer }), () => ({
  tone: 'warning',
  text: { key: 'callConnectionClosed' },
}))

/** Later failed attempts only change the number in the status label. */
const firstAttemptFailed = sample({
  clock: once({
    source: callSessionEventOf('connectFailed'),
    reset: merge<unknown>([callEvents.socketConnected, callEvents.retried, callLeft]),
  }),
  source: $call,
  fn: (call, { error }): CallProblem => ({ error, isReconnection: call.status === 'live' }),
})
/** No toast for an error after which the call tries again. */
const callFailed = sample({
  clock: [
    callEvents.roomJoinFailed,
    callEvents.callSessionNotOpened.map((error) => ({ error, isReconnection: false })),
  ],
  source: $call,
  filter: (call, { error }) => failureOf(call) === error,
  fn: (_, { error, isReconnection }): CallProblem => ({ error, isReconnection }),
})
showToastOn(firstAttemptFailed, connectionToast)
showToastOn(callFailed, connectionToast)
showToastOn(callSessionEventOf('sendingFailed'), ({ error }) => connectionToast({ error, isReconnection: false }))

// Devices: one toast if camera and microphone have the same error
showToastOn(
  deviceErrorsReceived.filterMap(({ errors: { camera, microphone } }) => camera ?? microphone),
  deviceToast,
)
showToastOn(
  deviceErrorsReceived.filterMap(({ errors: { camera, microphone } }) =>
    camera !== undefined && camera !== microphone ? microphone : undefined,
  ),
  deviceToast,
)
showToastOn(deviceReplaced, ({ kind, label: device }) => ({
  tone: 'info',
  text: { key: kind === 'camera' ? 'callCameraReplaced' : 'callMicrophoneReplaced', params: { device } },
}))
showToastOn(trackEnded.filter({ fn: ({ source }) => source === 'screen' }), () => ({
  tone: 'info',
  text: { key: 'callScreenEnded' },
}))
showToastOn(shareScreenFx.fail, () => ({ tone: 'danger', text: { key: 'callScreenFailed' } }))

// Summary
showToastOn(copySummaryFx.done, () => ({ tone: 'success', text: { key: 'callSummaryCopied' } }))
showToastOn(copySummaryFx.fail, () => ({ tone: 'danger', text: { key: 'callSummaryNotCopied' } }))
