import { createEvent, createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'
import type { Notification } from './notification'

/** State of a notification after a change. */
export type ChangedState = 'removed' | 'hidden' | 'shown'

export interface NotificationChange {
  uuid: string
  to: ChangedState
  /** Shown in the toasts about hiding and showing, so that the toasts of several notifications differ. */
  patientName?: string | null
}

export interface ChangedUuids {
  uuids: readonly string[]
  to: ChangedState
}

export type ChangesByUuid = ReadonlyMap<string, ChangedState>

// Events
/** Fires for single and bulk changes, before they are sent. */
export const changesStarted = createEvent<ChangedUuids>()
/** The uuids of items that were rejected or not sent. */
export const changesFailed = createEvent<readonly string[]>()
/** The platform has confirmed the changes, and the cached lists contain them. */
export const changesSucceeded = createEvent<ChangedUuids>()
/** Uuids of notifications that were deleted according to live events. */
export const notificationsDeleted = createEvent<readonly string[]>()

// Stores
/**
 * Applied on top of every response, so that an older response cannot undo a change. A failed change is removed from
 * here; no cached list has to be rolled back.
 */
export const $optimisticChanges = createStore<ChangesByUuid>(new Map())
  .on(changesStarted, withChanges)
  .on(changesFailed, withoutChanges)
  // Removals stay applied: a pending list response may still contain the item, and its uuid is never used again.
  .on(changesSucceeded, (changes, { uuids, to }) => (to === 'removed' ? changes : withoutChanges(changes, uuids)))
  .reset(sessionEnded)
/** The last change of each notification by this user: a hidden one can be shown again. */
export const $lastChanges = createStore<ChangesByUuid>(new Map())
  .on(changesSucceeded, withChanges)
  .on(notificationsDeleted, withoutChanges)
  .reset(sessionEnded)

export function withChanges(changes: ChangesByUuid, { uuids, to }: ChangedUuids): ChangesByUuid {
  return new Map([...changes, ...uuids.map((uuid) => [uuid, to] as const)])
}

export function withoutChanges(changes: ChangesByUuid, uuids: readonly string[]): ChangesByUuid {
  const remaining = new Map(changes)
  for (const uuid of uuids) remaining.delete(uuid)
  return remaining
}

/** Returns the same list when no change concerns it. */
export function applyChanges(
  list: readonly Notification[],
  changes: ChangesByUuid,
  isOnlyActive: boolean,
): readonly Notification[] {
  const changed = list.some(({ uuid }) => changes.has(uuid))
    ? list.map((item) => applyChange(item, changes.get(item.uuid))).filter((item) => item !== null)
    : list
  return isOnlyActive && changed.some(({ isVisible }) => !isVisible)
    ? changed.filter(({ isVisible }) => isVisible)
    : changed
}

function applyChange(item: Notification, to: ChangedState | undefined): Notification | null {
  if (to === 'removed') return null
  return to ? { ...item, isVisible: to === 'shown' } : item
}
