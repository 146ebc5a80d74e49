import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { holdTabMutex, type ReleaseTabMutex } from '@/shared/browser'
import { type TabMessage, tabMessageReceived, tabMessageSent } from '@/shared/tabs'
import { $callRoom, type CallRoom, roomEntered, roomLeft } from './call-room'
import { callReady } from './lazy-call'

const MUTEX = 'call'
/** Covers a reload, after which the previous page may still hold it. */
const CLAIM_TIMEOUT_MS = 1_000
/** Longer than leaving a call takes. */
const TAKEOVER_TIMEOUT_MS = 5_000

/** A browser has one call, in one tab; this tab wanted to join, or had joined before the call was moved. */
export interface OtherTabCall {
  room: string
  isMoved: boolean
}

// Events
export const takeoverRequested = createEvent()
export const otherTabDismissed = createEvent()
/** The payload is the room that this tab has left. */
export const callMoved = createEvent<string>()
const mutexLost = createEvent()

// Stores
const $release = createStore<ReleaseTabMutex | null>(null, { serialize: 'ignore' })
export const $otherTabCall = createStore<OtherTabCall | null>(null)
  .on(callMoved, (_, room) => ({ room, isMoved: true }))
  .reset(roomEntered, otherTabDismissed, sessionEnded, sessionReplaced)

// Effects
export const claimCallFx = attach({
  source: $release,
  effect: (release, _room: CallRoom) =>
    release ?? holdTabMutex(MUTEX, { timeoutMs: CLAIM_TIMEOUT_MS, isForced: false, onLost: scopeBind(mutexLost) }),
})
export const takeOverFx = attach({
  source: $release,
  effect: (release) =>
    release ?? holdTabMutex(MUTEX, { timeoutMs: TAKEOVER_TIMEOUT_MS, isForced: true, onLost: scopeBind(mutexLost) }),
})
export const releaseCallFx = attach({ source: $release, effect: (release) => release?.() })

export const $isTakingOver = takeOverFx.pending
$release
  .on([claimCallFx.doneData, takeOverFx.doneData], (held, release) => held ?? release)
  .reset(mutexLost, releaseCallFx.finally)

// Connections
sample({ clock: callReady, target: claimCallFx })
const claimed = sample({
  clock: claimCallFx.done,
  source: { room: $callRoom, release: $release },
  filter: ({ room }, { params }) => room === params,
  fn: ({ release }, { params }) => ({ call: params, isHeld: release !== null }),
})
/** The call runs in this tab. */
export const callClaimed = claimed.filterMap(({ call, isHeld }) => (isHeld ? call : undefined))
const refused = claimed.filterMap(({ call, isHeld }) => (isHeld ? undefined : call))
/** The room is left, so that a reload of this tab does not compete with the tab of the call. */
sample({ clock: refused, fn: () => {}, target: roomLeft })
sample({ clock: refused, fn: ({ room }): OtherTabCall => ({ room, isMoved: false }), target: $otherTabCall })

const takeoverStarted = sample({
  clock: takeoverRequested,
  source: { call: $otherTabCall, isTakingOver: $isTakingOver },
  filter: ({ call, isTakingOver }) => call !== null && !isTakingOver,
  fn: () => {},
})
sample({
  clock: takeoverStarted,
  fn: (): TabMessage => ({ kind: 'call-takeover-requested' }),
  target: tabMessageSent,
})
sample({ clock: takeoverStarted, target: takeOverFx })
sample({
  clock: takeOverFx.doneData,
  source: $otherTabCall,
  filter: Boolean,
  fn: ({ room }): CallRoom => ({ room, isRestored: false, isTakenOver: true }),
  target: roomEntered,
})
/** Dismissed in the meantime. */
sample({
  clock: takeOverFx.doneData,
  source: { call: $otherTabCall, room: $callRoom },
  filter: ({ call, room }) => call === null && room === null,
  fn: () => {},
  target: releaseCallFx,
})

const takenOver = sample({
  clock: [tabMessageReceived.filter({ fn: ({ kind }) => kind === 'call-takeover-requested' }), mutexLost],
  source: $callRoom,
  fn: (room) => room,
})
sample({ clock: takenOver.filterMap((call) => call?.room), target: callMoved })
sample({ clock: callMoved, fn: () => {}, target: roomLeft })
