import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import {
  $isSignedIn,
  $lastSessionEnd,
  keepTokenFx,
  pageRevisited,
  sessionConfirmed,
  sessionEnded,
  sessionReplaced,
} from '@/shared/auth'
import { beginAnewAt, concealPage, onPagePutAside, onPageRevisited, reloadUnseen, revealPage } from '@/shared/browser'
import { $config } from '@/shared/config'
import { appStarted } from '@/shared/lifecycle'
import { forgetAnswersFx } from '@/shared/query'
import {
  $currentRoute,
  $language,
  $location,
  leavePortalFx,
  locationChanged,
  navigateFx,
  pathAfterSignIn,
  routeDefinition,
  signInPath,
} from '@/shared/routes'

const pagePutAside = createEvent()

const listenFx = createEffect(() => {
  onPagePutAside(scopeBind(pagePutAside))
  onPageRevisited(scopeBind(pageRevisited))
})
const concealFx = createEffect(concealPage)
const revealFx = createEffect(revealPage)
const reloadFx = createEffect(reloadUnseen)
const beginAnewFx = createEffect(beginAnewAt)

/** A session has ended on this page. */
const $hasHadSession = createStore(false).on(sessionEnded, () => true)
const $isOnPublicScreen = $currentRoute.map((route) => route !== null && routeDefinition(route.id).isPublic === true)

sample({ clock: appStarted, target: listenFx })

/** Back from another site, the browser shows the page as it was left: not one frame of it before this tab has looked. */
sample({ clock: pagePutAside, target: concealFx })
sample({ clock: [sessionConfirmed, sessionEnded], fn: () => {}, target: revealFx })

/** In: on to the screen that the doctor wanted. It takes the place of the sign-in page, to which Back must not lead. */
sample({
  clock: keepTokenFx.done,
  source: { location: $location, hasHadSession: $hasHadSession },
  filter: ({ hasHadSession }) => !hasHadSession,
  fn: ({ location }) => ({ to: pathAfterSignIn(location), replace: true }),
  target: navigateFx,
})
/** In again: what the session before left in memory, also what nobody thought of, must not reach the next one. */
sample({
  clock: keepTokenFx.done,
  source: { location: $location, hasHadSession: $hasHadSession },
  filter: ({ hasHadSession }) => hasHadSession,
  fn: ({ location }) => pathAfterSignIn(location),
  target: beginAnewFx,
})

/** Out: no answer of the platform outlasts the session. */
sample({ clock: sessionEnded, fn: () => {}, target: forgetAnswersFx })

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
  target: leavePortalFx,
})

/** Another doctor may be signed in now: nothing of this page may stay. */
sample({ clock: sessionReplaced, target: reloadFx })

/**
 * Back from another site, the browser may show a screen of a session that had ended before. One that has ended just now is
 * on its way to the sign-in page already: coming back to a tab is heard more than once.
 */
sample({
  clock: pageRevisited,
  source: { isSignedIn: $isSignedIn, isOnPublicScreen: $isOnPublicScreen, isLeaving: navigateFx.pending },
  filter: ({ isSignedIn, isOnPublicScreen, isLeaving }) => !isSignedIn && !isOnPublicScreen && !isLeaving,
  fn: () => {},
  target: reloadFx,
})
