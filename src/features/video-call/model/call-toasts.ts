import { createStore, type Event, sample } from 'effector'
import { type ToastContent, type ToastText, toastRequested } from '@/shared/toasts'
import { fetchDisplayNameFx } from '../api/display-name'
import { truncateReason, type ErrorReason, classifyReason } from '../lib/error-reason'
import { callClosed } from './active-call'
import { sessionEventOf, socketConnected, socketDisconnected } from './call-session'
import { $isInCall } from './call-room'
import { $connection, joinAbandoned, retryRequested } from './connection'
import { joined } from './join-room'
import { $peer, peerArrived, peerLeft } from './remote-peer'

const TEXTS = {
  roomMissing: 'callRoomMissing',
  roomClosed: 'callRoomClosed',
  peerLeft: 'callPeerLeft',
  connectionClosed: 'callConnectionClosed',
  pictureFailed: 'callPictureFailed',
  unreachable: 'callConnectionUnreachable',
} as const satisfies Record<ErrorReason, ToastText['key']>

interface CallProblem {
  reason: string
  isReconnection: boolean
  error?: Error
}

/** The words of the specification where there are some for it, else the reason as it was told. */
function connectionMessage({ reason, isReconnection, error }: CallProblem): ToastContent {
  if (error?.name === 'UnsupportedError') return { tone: 'danger', text: { key: 'callBrowserUnsupported' } }
  const known = classifyReason(reason)
  if (known === 'unreachable' && isReconnection) return { tone: 'danger', text: { key: 'callReconnectionUnreachable' } }
  if (known) return { tone: 'danger', text: { key: TEXTS[known] } }
  const params = { reason: truncateReason(reason) }
  const key = isReconnection ? 'callReconnectionFailed' : 'callConnectionFailed'
  return { tone: 'danger', text: { key, params } }
}

function announces(clock: Event<unknown>, message: ToastContent): void {
  sample({ clock, fn: () => message, target: toastRequested })
}

// The other participant
sample({
  clock: peerArrived,
  fn: ({ name }): ToastContent => ({
    tone: 'info',
    text: name === '' ? { key: 'callUnnamedPeerJoined' } : { key: 'callPeerJoined', params: { name } },
  }),
  target: toastRequested,
})
announces(peerLeft, { tone: 'info', text: { key: 'callPeerLeft' } })
announces(sessionEventOf('receivingFailed'), { tone: 'danger', text: { key: 'callPictureFailed' } })

// The connection
const first = joined.filter({ fn: ({ isReconnection }) => !isReconnection })
sample({
  clock: first,
  source: $peer,
  filter: (peer) => peer === null,
  fn: (): ToastContent => ({ tone: 'success', text: { key: 'callWaitingForPeer' } }),
  target: toastRequested,
})
announces(joined.filter({ fn: ({ isReconnection }) => isReconnection }), {
  tone: 'success',
  text: { key: 'callReconnected' },
})
announces(socketDisconnected.filter({ fn: ({ isByServer }) => isByServer }), {
  tone: 'warning',
  text: { key: 'callConnectionClosed' },
})

/** Every further try that comes to nothing is counted in the label, not said once more. */
const $isProblemAnnounced = createStore(false).reset(socketConnected, retryRequested, callClosed)
const problemDetected = sample({
  clock: sessionEventOf('attemptFailed'),
  source: { isSaid: $isProblemAnnounced, isInCall: $isInCall },
  filter: ({ isSaid }) => !isSaid,
  fn: ({ isInCall }, { reason }) => ({ reason, isReconnection: isInCall }),
})
sample({ clock: problemDetected, fn: () => true, target: $isProblemAnnounced })
sample({
  clock: [
    problemDetected,
    joinAbandoned.map(({ error, isReconnection }) => ({ error, reason: error.message, isReconnection })),
    sessionEventOf('sendingFailed').map(({ error }) => ({ reason: error.message, isReconnection: false })),
  ],
  fn: connectionMessage,
  target: toastRequested,
})
sample({
  clock: fetchDisplayNameFx.failData,
  source: $connection,
  filter: ({ status }) => status === 'failed',
  fn: (_, { message }) => connectionMessage({ reason: message, isReconnection: false }),
  target: toastRequested,
})
