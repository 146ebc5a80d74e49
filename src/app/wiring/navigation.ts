import { createEffect, createStore, sample } from 'effector'
import { fetchCurrentUserFx, userIdentified } from '@/entities/user'
import { $isSignedIn } from '@/shared/auth'
import { focusMainContent } from '@/shared/browser'
import { $currentRoute, locationChanged } from '@/shared/routes'
import { navigationUserChanged } from '@/widgets/main-navigation'

const focusMainFx = createEffect(focusMainContent)

const $screen = $currentRoute.map((route) => route?.id ?? 'not-found')
const $navigations = createStore(0).on(locationChanged, (navigations) => navigations + 1)

/** A new screen moves the focus to its main content. The first page, a new query and a new language do not. */
sample({
  clock: $screen.updates,
  source: $navigations,
  filter: (navigations) => navigations > 1,
  fn: () => {},
  target: focusMainFx,
})

/** Restores the menu settings of the user. A failure stays silent here: the screens that need the user show it. */
sample({
  clock: locationChanged,
  source: $isSignedIn,
  filter: (isSignedIn) => isSignedIn,
  fn: () => {},
  target: fetchCurrentUserFx,
})
sample({ clock: userIdentified, target: navigationUserChanged })
