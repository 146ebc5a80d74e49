import { createEvent, createStore, sample } from 'effector'
import { type SessionEnd, sessionEnded } from '@/shared/auth'

/** User whose local state is applied. While it is pending nothing is shown, because a hidden reminder could flash. */
export type LocalStateOwner = { status: 'unknown' } | { status: 'pending' } | { status: 'known'; uuid: string }

const UNKNOWN: LocalStateOwner = { status: 'unknown' }

// Events
export const ownerRequested = createEvent()
export const ownerIdentified = createEvent<string>()
/** The user could not be identified: local states last until the page is unloaded. */
export const ownerUnknown = createEvent()
export const ownerLeft = createEvent<{ owner: LocalStateOwner; end: SessionEnd }>()

// Stores
export const $owner = createStore<LocalStateOwner>(UNKNOWN)
  .on(ownerRequested, (owner) => (owner.status === 'known' ? owner : { status: 'pending' as const }))
  .on(ownerUnknown, (owner) => (owner.status === 'known' ? owner : UNKNOWN))
  .on(ownerLeft, () => UNKNOWN)
export const $isOwnerPending = $owner.map(({ status }) => status === 'pending')

// Connections
sample({ clock: sessionEnded, source: $owner, fn: (owner, end) => ({ owner, end }), target: ownerLeft })
