import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { type HoldOptions, holdTabMutex, type ReleaseTabMutex } from '@/shared/browser'
import { tabMessageOf, tabMessageRequested } from '@/shared/tabs'
import { $call, callLeft } from './call'
import { activeRequest, callEvents, type CallRequest, callRequested, type EndReason } from './call-state'
import { $claim, $isClaimNeeded, CALL_MUTEX, CLAIM_TIMEOUT_MS } from './leave-room'

/** Longer than the other tab needs to leave its call. */
const TAKEOVER_TIMEOUT_MS = 5_000

/** The call that another tab has, because a browser has one. `isMoved`: it was in this tab. */
interface OtherTabCall extends Pick<CallRequest, 'room' | 'peerName'> {
  isMoved: boolean
}

// Events
export const takeoverRequested = createEvent()
export const otherTabDismissed = createEvent()
const mutexLost = createEvent()

// Effects
const claim = (held: ReleaseTabMutex | null, options: HoldOptions) =>
  held ?? holdTabMutex(CALL_MUTEX, { ...options, onLost: scopeBind(mutexLost) })
export const claimCallFx = attach({
  source: $claim,
  effect: (held, _request: CallRequest) => claim(held, { timeoutMs: CLAIM_TIMEOUT_MS }),
})
export const takeOverFx = attach({
  source: $claim,
  effect: (held) => claim(held, { timeoutMs: TAKEOVER_TIMEOUT_MS, isForced: true }),
})
const releaseCallFx = attach({ source: $claim, effect: (release) => release?.() })

// Stores
export const $otherTabCall = createStore<OtherTabCall | null>(null)
  .on(callLeft, (_, { request, reason }) => toOtherTabCall(request, reason))
  .reset(callRequested, otherTabDismissed, sessionEnded, sessionReplaced)
export const $isTakingOver = takeOverFx.pending

// Connections
$claim
  .on([claimCallFx.doneData, takeOverFx.doneData], (held, release) => held ?? release)
  .reset(mutexLost, releaseCallFx.finally)

/** True if this tab has the mutex. */
const claimChecked = sample({
  clock: claimCallFx.done,
  source: { call: $call, claim: $claim },
  filter: ({ call }, { params }) => activeRequest(call) === params,
  fn: (source) => source.claim !== null,
})
/** The call runs in this tab. */
export const callClaimed = claimChecked.filter({ fn: (hasClaim) => hasClaim })
/** A device test does not use the mutex, so it goes on. */
sample({
  clock: [
    claimChecked.filterMap((hasClaim) => (hasClaim ? undefined : ('other-tab-has-call' as const))),
    mutexLost.map(() => 'moved-to-other-tab' as const),
    tabMessageOf('call-takeover-requested').map(() => 'moved-to-other-tab' as const),
  ],
  source: $call,
  filter: (call) => activeRequest(call) !== null,
  fn: (_, reason) => reason,
  target: callEvents.endRequested,
})

sample({
  clock: takeoverRequested,
  source: { call: $otherTabCall, isTakingOver: $isTakingOver },
  filter: ({ call, isTakingOver }) => call !== null && !isTakingOver,
  target: [tabMessageRequested.prepend(() => 'call-takeover-requested' as const), takeOverFx],
})
sample({
  clock: takeOverFx.doneData,
  source: $otherTabCall,
  filter: Boolean,
  fn: ({ room, peerName }): CallRequest => ({ room, peerName, mustCheckDevices: true }),
  target: callRequested,
})

sample({
  clock: [$isClaimNeeded, claimCallFx.finally],
  source: $isClaimNeeded,
  filter: (isClaimNeeded) => !isClaimNeeded,
  target: releaseCallFx,
})
/** Releases the mutex if the user has dismissed the takeover before it was granted. */
sample({
  clock: takeOverFx.doneData,
  source: { call: $otherTabCall, isClaimNeeded: $isClaimNeeded },
  filter: ({ call, isClaimNeeded }) => call === null && !isClaimNeeded,
  target: releaseCallFx,
})

function toOtherTabCall({ room, peerName }: CallRequest, reason: EndReason | null): OtherTabCall | null {
  return reason === 'moved-to-other-tab' || reason === 'other-tab-has-call'
    ? { room, peerName, isMoved: reason === 'moved-to-other-tab' }
    : null
}
