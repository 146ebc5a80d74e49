import { createEffect, createEvent, createStore, restore, sample } from 'effector'
import { userChanged } from '@/entities/user'
import { sessionEnded } from '@/shared/auth'
import { copyText } from '@/shared/browser'
import { routeChanged } from '@/shared/routes'
import { isBadSample } from '../lib/quality/quality-estimate'
import { addToRecord, type CallSummary, type RecordEvent, startRecord, summarize } from '../lib/call-record'
import { type CallIn, callRequested, callSummaryDismissed } from './call-state'
import { callChanged, callEntered, callLeft } from './call'
import { connectionSampled } from './connection-quality'
import { $peer } from './remote-peer'

// Events
/** The payload is the text. */
export const summaryCopyRequested = createEvent<string>()

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
/** Only of a call that the user ends. */
const summarized = sample({
  clock: callLeft,
  source: $record,
  fn: (record, { reason }) => (record && reason === 'hung-up' ? summarize(record, Date.now()) : null),
})
$record.reset(summarized)
export const $callSummary = createStore<CallSummary | null>(null)
  .on(summarized, (_, summary) => summary)
  .reset(callSummaryDismissed, callRequested, routeChanged, sessionEnded, userChanged)

// Connections
sample({ clock: summaryCopyRequested, target: copySummaryFx })
