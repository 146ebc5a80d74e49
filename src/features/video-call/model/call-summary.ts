import { createEffect, createEvent, restore, sample } from 'effector'
import { userChanged } from '@/entities/user'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { copyText } from '@/shared/browser'
import { routeChanged } from '@/shared/routes'
import { isBadSample } from '../lib/quality/quality-estimate'
import { addToRecord, type CallSummary, type RecordEvent, startRecord, summarize } from '../lib/call-record'
import { isRejoinRetryable } from '../lib/signaling/call-error'
import { type CallIn, type CallRequest, callRequested, callSummaryDismissed } from './call-state'
import { callChanged, callEntered, callLeft } from './call'
import { connectionSampled } from './connection-quality'
import { $peer } from './remote-peer'

// Events
/** The payload is the text. */
export const summaryCopyRequested = createEvent<string>()
export const callRejoinRequested = createEvent()

// Effects
export const copySummaryFx = createEffect(copyText)

// Stores
const $peerName = $peer.map((peer) => peer?.name ?? null)
/** The platform may name the peer before the join is confirmed. */
const callJoined = sample({
  clock: callEntered('live'),
  source: $peerName,
  fn: (name, { joinedAt, connectedAt }) =>
    addToRecord(startRecord({ joinedAt, observedSince: connectedAt }), { kind: 'peer', name, at: connectedAt }),
})
const isConnected = ({ connection }: CallIn<'live'>) => connection.status === 'connected'
const connectionChanged = callChanged.filterMap(({ from, to }): RecordEvent | undefined => {
  if (from.status !== 'live' || to.status !== 'live' || isConnected(from) === isConnected(to)) return undefined
  return { kind: isConnected(to) ? 'restored' : 'lost', at: Date.now() }
})
/** Holds the name of a participant, so it goes with the call, the session and the user. */
const $record = restore(callJoined, null)
  .on(
    [
      connectionChanged,
      $peerName.updates.map((name): RecordEvent => ({ kind: 'peer', name, at: Date.now() })),
      connectionSampled.map(
        (sampled): RecordEvent => ({
          kind: 'sampled',
          isBad: isBadSample(sampled),
          at: Date.now(),
        }),
      ),
    ],
    (record, event) => record && addToRecord(record, event),
  )
  .reset(userChanged)
interface EndedCall {
  summary: CallSummary
  /** Null if the platform has closed the room. */
  rejoin: CallRequest | null
}
/** Only a call that the user has ended gets a summary. */
const summarized = sample({
  clock: callLeft,
  source: $record,
  fn: (record, { request: { room, peerName }, reason, failure }): EndedCall | null => {
    if (!record || reason !== 'hung-up') return null
    const isRoomOpen = failure === null || isRejoinRetryable(failure)
    const rejoin = isRoomOpen ? { room, peerName, mustCheckDevices: true } : null
    return { summary: summarize(record, Date.now()), rejoin }
  },
})
$record.reset(summarized)
/** In memory only: after a clinic switch, which reloads the page, the summary is gone. */
export const $endedCall = restore(summarized, null).reset(
  callSummaryDismissed,
  callRequested,
  routeChanged,
  sessionEnded,
  sessionReplaced,
  userChanged,
)

// Connections
sample({ clock: summaryCopyRequested, target: copySummaryFx })
sample({
  clock: callRejoinRequested,
  source: $endedCall.map((ended) => ended?.rejoin ?? null),
  filter: Boolean,
  target: callRequested,
})
