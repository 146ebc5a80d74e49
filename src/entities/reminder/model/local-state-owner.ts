import { createEvent, createStore, sample } from 'effector'
import { type SessionEnd, sessionEnded } from '@/shared/auth'

/** Whose marks count. While it is not known yet who reads, nothing is shown that may be marked otherwise. */
export type LocalStateOwner = { status: 'unknown' } | { status: 'pending' } | { status: 'known'; uuid: string }

const UNKNOWN: LocalStateOwner = { status: 'unknown' }

// Events
/** Somebody is finding out who is signed in. */
export const ownerRequested = createEvent()
export const ownerIdentified = createEvent<string>()
/** It could not be found out: what is marked now lasts as long as the page. */
export const ownerUnknown = createEvent()
/** With the session, the marks of its doctor leave the tab. */
export const ownerLeft = createEvent<{ owner: LocalStateOwner; end: SessionEnd }>()

// State
export const $owner = createStore<LocalStateOwner>(UNKNOWN)
  .on(ownerRequested, (owner) => (owner.status === 'known' ? owner : { status: 'pending' as const }))
  .on(ownerUnknown, (owner) => (owner.status === 'known' ? owner : UNKNOWN))
  .on(ownerLeft, () => UNKNOWN)
export const $isOwnerPending = $owner.map(({ status }) => status === 'pending')

// Connections
sample({ clock: sessionEnded, source: $owner, fn: (owner, end) => ({ owner, end }), target: ownerLeft })
