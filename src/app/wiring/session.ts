import { sample } from 'effector'
import { clearPinAttemptsTask } from '@/entities/pin'
import { userChanged } from '@/entities/user'
import { clearOtherCopiesTask } from '@/features/visit-patient-site'
import {
  $authToken,
  $hasSessionEnded,
  $isSignedIn,
  $lastSessionEnd,
  appStartedSignedOut,
  saveTokenFx,
  sessionVerified,
  sessionEnded,
  sessionReplaced,
  tokenReceived,
} from '@/shared/auth'
import { $config } from '@/shared/config'
import {
  hidePageTask,
  pageCached,
  pageResumed,
  reloadHiddenTask,
  replacePageTask,
  showPageTask,
} from '@/shared/lifecycle'
import { clearQueryCacheTask } from '@/shared/query'
import {
  $isOnPublicScreen,
  $language,
  $location,
  buildPath,
  externalSignInUrl,
  openExternalUrlTask,
  locationChanged,
  navigateFx,
  pathAfterSignIn,
  signInPath,
} from '@/shared/routes'

/** A page restored from the bfcache stays hidden until its session is verified. */
sample({ clock: pageCached, target: hidePageTask })
sample({ clock: [sessionVerified, sessionEnded], target: showPageTask })

const signedIn = sample({
  clock: saveTokenFx.done,
  source: { location: $location, hasSessionEnded: $hasSessionEnded },
  fn: ({ location, hasSessionEnded }) => ({ path: pathAfterSignIn(location), hasSessionEnded }),
})
/** Sign-in leads to the requested screen. It replaces the sign-in page, so that Back does not lead there. */
sample({
  clock: signedIn,
  filter: ({ hasSessionEnded }) => !hasSessionEnded,
  fn: ({ path }) => ({ to: path, replace: true }),
  target: navigateFx,
})
/** Second sign-in on this page: a reload clears everything that the previous session left in memory. */
sample({
  clock: signedIn,
  filter: ({ hasSessionEnded }) => hasSessionEnded,
  fn: ({ path }) => path,
  target: replacePageTask,
})

/** No response may outlast the session. */
sample({ clock: sessionEnded, target: clearQueryCacheTask })
/** Deletes the copy of the session for the patient site when the session ends or changes: by itself it lasts seven days. */
sample({
  clock: $authToken,
  source: $config,
  fn: ({ patientSite: site }, token) => ({ token, site }),
  target: clearOtherCopiesTask,
})

/**
 * Failed PIN attempts end with their session. The tab that signs in clears them: one that resumes with the previous session
 * must not end the lockout of this one.
 */
sample({ clock: [appStartedSignedOut, sessionEnded, tokenReceived], target: clearPinAttemptsTask })

/**
 * Leads to the sign-in, with a return path unless the user signed out. `locationChanged` is for a session that ended during
 * a navigation, after the guard of its route had passed.
 */
sample({
  clock: [sessionEnded, locationChanged],
  source: {
    config: $config,
    language: $language,
    location: $location,
    isOnPublicScreen: $isOnPublicScreen,
    end: $lastSessionEnd,
  },
  filter: ({ config, isOnPublicScreen, end }) =>
    externalSignInUrl(config) === null && !isOnPublicScreen && end !== null,
  fn: ({ language, location, end }) => ({
    to: signInPath(language, end === 'signed-out' ? null : location),
    replace: true,
  }),
  target: navigateFx,
})
sample({ clock: sessionEnded, source: $config.map(externalSignInUrl), filter: Boolean, target: openExternalUrlTask })

/** Another user may be signed in now: reload, so that nothing of this page stays. */
sample({ clock: sessionReplaced, target: reloadHiddenTask })

/** The bfcache may restore an ended session: reload, unless the redirect to sign-in is already running. */
sample({
  clock: pageResumed,
  source: { isSignedIn: $isSignedIn, isOnPublicScreen: $isOnPublicScreen, isLeaving: navigateFx.pending },
  filter: ({ isSignedIn, isOnPublicScreen, isLeaving }) => !isSignedIn && !isOnPublicScreen && !isLeaving,
  target: reloadHiddenTask,
})

/** The return path may lead to a patient of the previous user, so another user starts at the home page. */
sample({
  clock: userChanged,
  source: $language,
  fn: (language) => ({ to: buildPath('home', language), replace: true }),
  target: navigateFx,
})
