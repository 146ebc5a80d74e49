import { createEffect, createEvent, createStore, restore, sample, scopeBind } from 'effector'
import {
  focusMainContent,
  hidePage,
  onPageCached,
  onPageResumed,
  printPage,
  reloadHidden,
  reloadPage,
  replacePage,
  showPage,
  watchPageVisibility,
  whenIdle,
} from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'

// Events
/** Starts all side effects: importing a module starts none. */
export const appStarted = createEvent()
/**
 * The user is back in this tab, or a request found other cookies: another tab may have changed the session. May fire
 * more than once.
 */
export const pageResumed = createEvent()
/** The browser keeps the page in its bfcache. */
export const pageCached = createEvent()
/** React has committed the first screen. */
export const screenRendered = createEvent()
/** Work that the screen does not need (live connection, prefetch) waits for this event. */
export const screenReady = createEvent()
export const printRequested = createEvent()
const pageVisibilityChanged = createEvent<boolean>()

// Effects
const watchPageFx = createTask(() => {
  onPageCached(scopeBind(pageCached))
  onPageResumed(scopeBind(pageResumed))
})
const watchPageVisibilityFx = createTask(() => watchPageVisibility(scopeBind(pageVisibilityChanged)))
export const hidePageFx = createTask(hidePage)
export const showPageFx = createTask(showPage)
export const reloadPageFx = createEffect(reloadPage)
export const reloadHiddenFx = createTask(reloadHidden)
export const replacePageFx = createTask(replacePage)
export const focusMainFx = createTask(focusMainContent)
export const waitForIdleFx = createEffect(whenIdle)

// Stores
export const $isScreenRendered = createStore(false).on(screenRendered, () => true)
/** False while the tab is in the background or its window is minimised. */
export const $isPageVisible = restore(pageVisibilityChanged, true)

// Connections
sample({ clock: appStarted, target: [watchPageFx, watchPageVisibilityFx] })
sample({ clock: printRequested, target: createTask(printPage) })
