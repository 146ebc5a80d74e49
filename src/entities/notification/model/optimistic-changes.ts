import { createEvent, createStore } from 'effector'
import { sessionEnded } from '@/shared/auth'
import type { Notification } from './notification'

export interface NotificationChange {
  uuid: string
  to: 'removed' | 'hidden' | 'shown'
}

export interface ChangedUuids {
  uuids: readonly string[]
  to: NotificationChange['to']
}

export type ChangesByUuid = ReadonlyMap<string, NotificationChange['to']>

// Events
/** Single and bulk changes. */
export const changesStarted = createEvent<ChangedUuids>()
/** The uuids of items that were rejected or not sent. */
export const changesFailed = createEvent<readonly string[]>()
/** The uuids of items that are changed in the cached lists. */
export const optimisticChangesCleared = createEvent<readonly string[]>()

// Stores
/**
 * Applied on top of every response, so that an older response cannot undo a change. A failed change is removed from
 * here; no cached list has to be rolled back.
 */
export const $optimisticChanges = createStore<ChangesByUuid>(new Map(), { serialize: 'ignore' })
  .on(changesStarted, withChanges)
  .on([changesFailed, optimisticChangesCleared], withoutChanges)
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

function applyChange(item: Notification, to: NotificationChange['to'] | undefined): Notification | null {
  if (to === 'removed') return null
  return to ? { ...item, isVisible: to === 'shown' } : item
}
