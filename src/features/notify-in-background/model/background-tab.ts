import { createStore, sample } from 'effector'
import { and, not } from 'patronum'
import { holdSharedLock } from '@/shared/browser'
import { attachTask } from '@/shared/lib/effector'
import { $isPageVisible, currentAndUpdates } from '@/shared/lifecycle'
import { createTabLeader } from '@/shared/tabs'
import { $areBrowserNotificationsOn } from './setting'

/** Name of the shared lock that every visible tab holds. */
export const VISIBLE_TAB = 'visible-tab'

// Stores
export const $isInBackground = and($areBrowserNotificationsOn, not($isPageVisible))
/** One of the hidden tabs shows the notifications. */
export const { $isLeader } = createTabLeader('background-notifications', $isInBackground)
const $releaseLock = createStore<(() => void) | null>(null, { serialize: 'ignore' })

// Effects
const holdVisibleLockTask = attachTask($releaseLock, (release, isVisible: boolean) => {
  release?.()
  return isVisible ? holdSharedLock(VISIBLE_TAB) : null
})

// Connections
sample({ clock: currentAndUpdates($isPageVisible), target: holdVisibleLockTask })
sample({ clock: holdVisibleLockTask.doneData, target: $releaseLock })
