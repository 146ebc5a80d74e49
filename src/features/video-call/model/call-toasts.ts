import { createStore, type Event, sample } from 'effector'
import { type Message, type MessageText, messageShown } from '@/shared/toasts'
import { readOwnNameFx } from '../api/display-name'
import { shownReason, type ToldReason, toldReason } from '../lib/error-reason'
import { callClosed } from './active-call'
import { factOf, lineConnected, lineLost } from './call-session'
import { $isInCall } from './call-room'
import { $connection, joinGivenUp, retryRequested } from './connection'
import { joined } from './join-room'
import { $peer, peerArrived, peerLeft } from './remote-peer'

const TEXTS = {
  roomMissing: 'callRoomMissing',
  roomClosed: 'callRoomClosed',
  peerLeft: 'callPeerLeft',
  connectionClosed: 'callConnectionClosed',
  pictureFailed: 'callPictureFailed',
  unreachable: 'callConnectionUnreachable',
} as const satisfies Record<ToldReason, MessageText['key']>

interface Trouble {
  reason: string
  isReconnection: boolean
  error?: Error
}

/** The words of the specification where there are some for it, else the reason as it was told. */
function connectionMessage({ reason, isReconnection, error }: Trouble): Message {
  if (error?.name === 'UnsupportedError') return { tone: 'danger', text: { key: 'callBrowserUnsupported' } }
  const known = toldReason(reason)
  if (known === 'unreachable' && isReconnection) return { tone: 'danger', text: { key: 'callReconnectionUnreachable' } }
  if (known) return { tone: 'danger', text: { key: TEXTS[known] } }
  const params = { reason: shownReason(reason) }
  const key = isReconnection ? 'callReconnectionFailed' : 'callConnectionFailed'
  return { tone: 'danger', text: { key, params } }
}

function says(clock: Event<unknown>, message: Message): void {
  sample({ clock, fn: () => message, target: messageShown })
}

// The other participant
sample({
  clock: peerArrived,
  fn: ({ name }): Message => ({
    tone: 'info',
    text: name === '' ? { key: 'callUnnamedPeerJoined' } : { key: 'callPeerJoined', params: { name } },
  }),
  target: messageShown,
})
says(peerLeft, { tone: 'info', text: { key: 'callPeerLeft' } })
says(factOf('receivingFailed'), { tone: 'danger', text: { key: 'callPictureFailed' } })

// The connection
const first = joined.filter({ fn: ({ isReconnection }) => !isReconnection })
sample({
  clock: first,
  source: $peer,
  filter: (peer) => peer === null,
  fn: (): Message => ({ tone: 'success', text: { key: 'callWaitingForPeer' } }),
  target: messageShown,
})
says(joined.filter({ fn: ({ isReconnection }) => isReconnection }), {
  tone: 'success',
  text: { key: 'callReconnected' },
})
says(lineLost.filter({ fn: ({ isByServer }) => isByServer }), {
  tone: 'warning',
  text: { key: 'callConnectionClosed' },
})

/** Every further try that comes to nothing is counted in the label, not said once more. */
const $isTroubleSaid = createStore(false).reset(lineConnected, retryRequested, callClosed)
const trouble = sample({
  clock: factOf('attemptFailed'),
  source: { isSaid: $isTroubleSaid, isInCall: $isInCall },
  filter: ({ isSaid }) => !isSaid,
  fn: ({ isInCall }, { reason }) => ({ reason, isReconnection: isInCall }),
})
sample({ clock: trouble, fn: () => true, target: $isTroubleSaid })
sample({
  clock: [
    trouble,
    joinGivenUp.map(({ error, isReconnection }) => ({ error, reason: error.message, isReconnection })),
    factOf('sendingFailed').map(({ error }) => ({ reason: error.message, isReconnection: false })),
  ],
  fn: connectionMessage,
  target: messageShown,
})
sample({
  clock: readOwnNameFx.failData,
  source: $connection,
  filter: ({ status }) => status === 'failed',
  fn: (_, { message }) => connectionMessage({ reason: message, isReconnection: false }),
  target: messageShown,
})
