import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import {
  $isSignedIn,
  $lastSessionEnd,
  saveTokenFx,
  pageResumed,
  sessionVerified,
  sessionEnded,
  sessionReplaced,
} from '@/shared/auth'
import { replacePage, hidePage, onPageCached, onPageResumed, reloadHidden, showPage } from '@/shared/browser'
import { $config } from '@/shared/config'
import { appStarted } from '@/shared/lifecycle'
import { clearQueryCacheFx } from '@/shared/query'
import {
  $currentRoute,
  $language,
  $location,
  openExternalUrlFx,
  locationChanged,
  navigateFx,
  pathAfterSignIn,
  routeDefinition,
  signInPath,
} from '@/shared/routes'

const pageCached = createEvent()

const subscribeFx = createEffect(() => {
  onPageCached(scopeBind(pageCached))
  onPageResumed(scopeBind(pageResumed))
})
const hidePageFx = createEffect(hidePage)
const showPageFx = createEffect(showPage)
const reloadHiddenFx = createEffect(reloadHidden)
const replacePageFx = createEffect(replacePage)

/** A session has ended on this page. */
const $hadSession = createStore(false).on(sessionEnded, () => true)
const $isOnPublicScreen = $currentRoute.map((route) => route !== null && routeDefinition(route.id).isPublic === true)

sample({ clock: appStarted, target: subscribeFx })

/** Back from another site, the browser shows the page as it was left: not one frame of it before this tab has looked. */
sample({ clock: pageCached, target: hidePageFx })
sample({ clock: [sessionVerified, sessionEnded], fn: () => {}, target: showPageFx })

/** In: on to the screen that the doctor wanted. It takes the place of the sign-in page, to which Back must not lead. */
sample({
  clock: saveTokenFx.done,
  source: { location: $location, hasHadSession: $hadSession },
  filter: ({ hasHadSession }) => !hasHadSession,
  fn: ({ location }) => ({ to: pathAfterSignIn(location), replace: true }),
  target: navigateFx,
})
/** In again: what the session before left in memory, also what nobody thought of, must not reach the next one. */
sample({
  clock: saveTokenFx.done,
  source: { location: $location, hasHadSession: $hadSession },
  filter: ({ hasHadSession }) => hasHadSession,
  fn: ({ location }) => pathAfterSignIn(location),
  target: replacePageFx,
})

/** Out: no answer of the platform outlasts the session. */
sample({ clock: sessionEnded, fn: () => {}, target: clearQueryCacheFx })

/** Who signs out is done; who was interrupted finds the way back. */
sample({
  clock: sessionEnded,
  source: { config: $config, language: $language, location: $location, isOnPublicScreen: $isOnPublicScreen },
  filter: ({ config, isOnPublicScreen }) => config.signInUrl === '' && !isOnPublicScreen,
  fn: ({ language, location }, end) => ({
    to: signInPath(language, end === 'expired' ? location : undefined),
    replace: true,
  }),
  target: navigateFx,
})
/** The session ended while this address was on its way, past its guard. */
sample({
  clock: locationChanged,
  source: {
    config: $config,
    language: $language,
    isSignedIn: $isSignedIn,
    isOnPublicScreen: $isOnPublicScreen,
    end: $lastSessionEnd,
  },
  filter: ({ config, isSignedIn, isOnPublicScreen, end }) =>
    config.signInUrl === '' && !isSignedIn && !isOnPublicScreen && end !== null,
  fn: ({ language, end }, location) => ({
    to: signInPath(language, end === 'expired' ? location : undefined),
    replace: true,
  }),
  target: navigateFx,
})
sample({
  clock: sessionEnded,
  source: $config,
  filter: ({ signInUrl }) => signInUrl !== '',
  fn: ({ signInUrl }) => signInUrl,
  target: openExternalUrlFx,
})

/** Another doctor may be signed in now: nothing of this page may stay. */
sample({ clock: sessionReplaced, target: reloadHiddenFx })

/**
 * Back from another site, the browser may show a screen of a session that had ended before. One that has ended just now is
 * on its way to the sign-in page already: coming back to a tab is heard more than once.
 */
sample({
  clock: pageResumed,
  source: { isSignedIn: $isSignedIn, isOnPublicScreen: $isOnPublicScreen, isLeaving: navigateFx.pending },
  filter: ({ isSignedIn, isOnPublicScreen, isLeaving }) => !isSignedIn && !isOnPublicScreen && !isLeaving,
  fn: () => {},
  target: reloadHiddenFx,
})
