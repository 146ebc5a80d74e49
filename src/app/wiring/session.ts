import { createEffect, sample, scopeBind } from 'effector'
import { $isSignedIn, keepTokenFx, pageRevisited, sessionEnded, sessionReplaced } from '@/shared/auth'
import { onPageRevisited, reloadPage } from '@/shared/browser'
import { $config } from '@/shared/config'
import { appStarted } from '@/shared/lifecycle'
import { forgetAnswersFx } from '@/shared/query'
import {
  $currentRoute,
  $language,
  $location,
  leavePortalFx,
  navigateFx,
  pathAfterSignIn,
  routeDefinition,
  signInPath,
} from '@/shared/routes'

const listenFx = createEffect(() => onPageRevisited(scopeBind(pageRevisited)))
const reloadFx = createEffect(reloadPage)

const $isOnPublicScreen = $currentRoute.map((route) => route !== null && routeDefinition(route.id).isPublic === true)

sample({ clock: appStarted, target: listenFx })

/** In: on to the screen that the doctor wanted. It takes the place of the sign-in page, to which Back must not lead. */
sample({
  clock: keepTokenFx.done,
  source: $location,
  fn: (location) => ({ to: pathAfterSignIn(location), replace: true }),
  target: navigateFx,
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
sample({
  clock: sessionEnded,
  source: $config,
  filter: ({ signInUrl }) => signInUrl !== '',
  fn: ({ signInUrl }) => signInUrl,
  target: leavePortalFx,
})

/** Another doctor may be signed in now: nothing of this page may stay. */
sample({ clock: sessionReplaced, target: reloadFx })

/** Back from another site, the browser may show a screen of a session that had ended before. */
sample({
  clock: pageRevisited,
  source: { isSignedIn: $isSignedIn, isOnPublicScreen: $isOnPublicScreen },
  filter: ({ isSignedIn, isOnPublicScreen }) => !isSignedIn && !isOnPublicScreen,
  fn: () => {},
  target: reloadFx,
})
