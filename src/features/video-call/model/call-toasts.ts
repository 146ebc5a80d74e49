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
  roomFull: 'callRoomFull',
  peerLeft: 'callPeerLeft',
  connectionClosed: 'callConnectionClosed',
  videoFailed: 'callVideoFailed',
  unreachable: 'callConnectionUnreachable',
  serverFailed: 'callServerFailed',
} as const satisfies Record<ErrorReason, ToastText['key']>

interface CallProblem {
  reason: string
  isReconnection: boolean
  error?: Error
}

/** Uses a text of the specification if there is one, else the reason in the error. */
function connectionMessage({ reason, isReconnection, error }: CallProblem): ToastContent {
  if (error?.name === 'UnsupportedError') return { tone: 'danger', text: { key: 'callBrowserUnsupported' } }
  const known = classifyReason(reason)
  if (known === 'unreachable' && isReconnection) return { tone: 'danger', text: { key: 'callReconnectionUnreachable' } }
  if (known) return { tone: 'danger', text: { key: TEXTS[known] } }
  const params = { reason: truncateReason(reason) }
  const key = isReconnection ? 'callReconnectionFailed' : 'callConnectionFailed'
  return { tone: 'danger', text: { key, params } }
}

function showToastOn(clock: Event<unknown>, toast: ToastContent): void {
  sample({ clock, fn: () => toast, target: toastRequested })
}

// Peer
sample({
  clock: peerArrived,
  fn: ({ name }): ToastContent => ({
    tone: 'info',
    text: name === '' ? { key: 'callUnnamedPeerJoined' } : { key: 'callPeerJoined', params: { name } },
  }),
  target: toastRequested,
})
showToastOn(peerLeft, { tone: 'info', text: { key: 'callPeerLeft' } })
showToastOn(sessionEventOf('receivingFailed'), { tone: 'danger', text: { key: 'callVideoFailed' } })

// Connection
const first = joined.filter({ fn: ({ isReconnection }) => !isReconnection })
sample({
  clock: first,
  source: $peer,
  filter: (peer) => peer === null,
  fn: (): ToastContent => ({ tone: 'success', text: { key: 'callWaitingForPeer' } }),
  target: toastRequested,
})
showToastOn(joined.filter({ fn: ({ isReconnection }) => isReconnection }), {
  tone: 'success',
  text: { key: 'callReconnected' },
})
showToastOn(socketDisconnected.filter({ fn: ({ isByServer }) => isByServer }), {
  tone: 'warning',
  text: { key: 'callConnectionClosed' },
})

/** Later failed attempts only change the number in the status label. */
const $isProblemAnnounced = createStore(false).reset(socketConnected, retryRequested, callClosed)
const problemDetected = sample({
  clock: sessionEventOf('attemptFailed'),
  source: { isAnnounced: $isProblemAnnounced, isInCall: $isInCall },
  filter: ({ isAnnounced }) => !isAnnounced,
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
