import { createEvent, createStore, sample, scopeBind } from 'effector'
import {
  focusMainContent,
  hidePage,
  onPageLeft,
  onPageResumed,
  printPage,
  reloadHidden,
  reloadPage,
  replacePage,
  showPage,
  watchPageVisibility,
} from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { appStarted } from './start-up'

// Events
/** The user is back in this tab: another tab may have changed the session. May fire more than once. */
export const pageResumed = createEvent()
/** The page is closed, replaced or cached. */
export const pageLeft = createEvent<{ isCached: boolean }>()
/** The browser keeps the page in its bfcache. */
export const pageCached = createEvent()
export const printRequested = createEvent()
const pageVisibilityChanged = createEvent<boolean>()

// Effects
const watchPageTask = createTask(() => {
  onPageLeft(scopeBind(pageLeft))
  onPageResumed(scopeBind(pageResumed))
})
const watchPageVisibilityTask = createTask(() => watchPageVisibility(scopeBind(pageVisibilityChanged)))
export const hidePageTask = createTask(hidePage)
export const showPageTask = createTask(showPage)
export const reloadPageTask = createTask(reloadPage)
export const reloadHiddenTask = createTask(reloadHidden)
export const replacePageTask = createTask(replacePage)
export const focusMainTask = createTask(focusMainContent)

// Stores
/**
 * False while the tab is in the background or its window is minimised. Not `restore`: it would update with the first value
 * even if that equals the default, and the start of the page would count as a return.
 */
export const $isPageVisible = createStore(true).on(pageVisibilityChanged, (_, isVisible) => isVisible)
/** When the tab was last shown again, Unix time in milliseconds; 0 if it was never hidden. */
export const $returnedAt = createStore(0).on($isPageVisible.updates.filter({ fn: Boolean }), () => Date.now())

// Connections
sample({ clock: appStarted, target: [watchPageTask, watchPageVisibilityTask] })
sample({ clock: pageLeft, filter: ({ isCached }) => isCached, fn: () => {}, target: pageCached })
sample({ clock: printRequested, target: createTask(printPage) })
