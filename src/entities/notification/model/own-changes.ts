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
/** The value of `$ownChanges` one minute before. */
const $earlierOwnChanges = createStore<ChangesByUuid>(new Map()).reset(sessionEnded)

// Connections
/** Adds pending changes that have started before this file was loaded. */
sample({
  clock: featuresReady,
  source: { own: $ownChanges, pending: $optimisticChanges },
  fn: ({ own, pending }): ChangesByUuid => new Map([...pending, ...own]),
  target: $ownChanges,
})
/** Drops a change after a minute: its event was lost, and the next event is about a change of another user. */
sample({
  clock: $minute,
  source: { own: $ownChanges, earlier: $earlierOwnChanges, hasPending: $hasPendingChanges },
  filter: ({ hasPending }) => !hasPending,
  fn: ({ own, earlier }): ChangesByUuid => new Map([...own].filter(([uuid, to]) => earlier.get(uuid) !== to)),
  target: [$ownChanges, $earlierOwnChanges],
})
