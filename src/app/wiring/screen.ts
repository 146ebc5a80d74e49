import { sample } from 'effector'
import { revokeTokenFx } from '@/features/sign-out'
import { sessionEndedByIdleTime } from '@/features/lock-screen'
import { $layout } from '@/features/switch-appearance'
import { prefetchHttpClientTask } from '@/shared/api'
import {
  $areFeaturesReady,
  $isFirstScreenRendered,
  featuresReady,
  firstScreenRendered,
  focusMainTask,
  pageCached,
  screenReady,
  waitForIdleTask,
} from '@/shared/lifecycle'
import { waitForQueriesTask } from '@/shared/query'
import {
  $isOnPublicScreen,
  $location,
  $targetLocation,
  locationChanged,
  navigateFx,
  newTabRequested,
  routeRendered,
} from '@/shared/routes'
import { loadViewTask, prefetchViewsTask } from '@/shared/ui/lazy'
import { MenuBarSlot } from '@/widgets/main-navigation'

/** Before the first render no query is fetching yet, so the screen would count as ready. */
sample({
  clock: [locationChanged, firstScreenRendered, featuresReady],
  filter: $isFirstScreenRendered,
  target: waitForIdleTask,
})
/**
 * Not before the features are ready: the first idle time requests them, and `featuresReady` starts another wait. A public
 * screen has no features.
 */
sample({
  clock: waitForIdleTask.doneData,
  source: { areFeaturesReady: $areFeaturesReady, isPublic: $isOnPublicScreen },
  filter: ({ areFeaturesReady, isPublic }) => areFeaturesReady || isPublic,
  target: waitForQueriesTask,
})
sample({ clock: waitForQueriesTask.doneData, target: screenReady })

sample({ clock: screenReady, target: [prefetchHttpClientTask, prefetchViewsTask] })

/** Not `routeChanged`: `main` has the name of the previous page then. An open modal dialog keeps the focus. */
sample({ clock: routeRendered, target: focusMainTask })

/**
 * Ends a pending navigation to another application when the browser caches this page for Back, or when a new tab is opened
 * (decision 0003). Otherwise the next change of language would repeat it. As after any navigation, dialogs close.
 */
sample({
  clock: [pageCached, newTabRequested],
  source: { location: $location, target: $targetLocation },
  filter: ({ location, target }) => target !== location,
  fn: ({ location: { pathname, search, hash } }) => ({
    to: pathname + search + hash,
    replace: true,
    preventScrollReset: true,
  }),
  target: navigateFx,
})

/** Requested before it is mounted: unless its file is slow, the horizontal menu is in the first paint. */
sample({ clock: $layout, filter: (layout) => layout === 'horizontal', fn: () => MenuBarSlot, target: loadViewTask })

sample({ clock: sessionEndedByIdleTime, target: revokeTokenFx })
