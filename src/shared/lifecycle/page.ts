import { createEffect, createEvent, createStore, restore, sample, scopeBind } from 'effector'
import {
  focusMainContent,
  hidePage,
  onPageCached,
  onPageResumed,
  reloadHidden,
  reloadPage,
  replacePage,
  showPage,
  watchPageVisibility,
  whenIdle,
} from '@/shared/browser'

// Events
/** Starts all side effects: importing a module starts none. */
export const appStarted = createEvent()
/** The user is back in this tab; another tab may have changed the session. May fire more than once. */
export const pageResumed = createEvent()
/** The browser keeps the page in its bfcache. */
export const pageCached = createEvent()
/** React has committed the first screen. */
export const screenRendered = createEvent()
/** Work that the screen does not need (live connection, prefetch) waits for this event. */
export const screenReady = createEvent()
const pageVisibilityChanged = createEvent<boolean>()

// Effects
const watchPageFx = createEffect(() => {
  onPageCached(scopeBind(pageCached))
  onPageResumed(scopeBind(pageResumed))
})
const watchPageVisibilityFx = createEffect(() => watchPageVisibility(scopeBind(pageVisibilityChanged)))
export const hidePageFx = createEffect(hidePage)
export const showPageFx = createEffect(showPage)
export const reloadPageFx = createEffect(reloadPage)
export const reloadHiddenFx = createEffect(reloadHidden)
export const replacePageFx = createEffect(replacePage)
export const focusMainFx = createEffect(focusMainContent)
export const waitForIdleFx = createEffect(whenIdle)

// Stores
export const $isScreenRendered = createStore(false).on(screenRendered, () => true)
/** False while the tab is in the background or its window is minimised. */
export const $isPageVisible = restore(pageVisibilityChanged, true)

// Connections
sample({ clock: appStarted, target: [watchPageFx, watchPageVisibilityFx] })
