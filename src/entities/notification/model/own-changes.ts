import { createStore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { $minute, featuresReady } from '@/shared/lifecycle'
import { $hasPendingChanges } from './bulk-change'
import {
  $optimisticChanges,
  changesFailed,
  changesStarted,
  type ChangesByUuid,
  withChanges,
  withoutChanges,
} from './optimistic-changes'

// Loaded with the banners, after the first screen (decision 0079).

// Stores
/** Recent changes of this user: the platform sends events for them too. */
export const $ownChanges = createStore<ChangesByUuid>(new Map())
  .on(changesStarted, withChanges)
  .on(changesFailed, withoutChanges)
  .reset(sessionEnded)
/** Of the minute before. */
const $earlierOwnChanges = createStore<ChangesByUuid>(new Map()).reset(sessionEnded)

// Connections
/** Pending changes that have started before this file was loaded. */
sample({
  clock: featuresReady,
  source: { own: $ownChanges, pending: $optimisticChanges },
  fn: ({ own, pending }): ChangesByUuid => new Map([...pending, ...own]),
  target: $ownChanges,
})
/** An event that has not come for a minute was lost, and the next one is a change of another user. */
sample({
  clock: $minute,
  source: { own: $ownChanges, earlier: $earlierOwnChanges, hasPending: $hasPendingChanges },
  filter: ({ hasPending }) => !hasPending,
  fn: ({ own, earlier }): ChangesByUuid => new Map([...own].filter(([uuid, to]) => earlier.get(uuid) !== to)),
  target: [$ownChanges, $earlierOwnChanges],
})
