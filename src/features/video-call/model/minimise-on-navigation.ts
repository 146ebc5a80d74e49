import { createStore, sample } from 'effector'
import { $currentRoute } from '@/shared/routes'
import { $phase } from './call'
import { $chosenWindow, windowMinimised } from './call-window'

// State
/** Null until the first page is there. In the other language it is the same page. */
const $page = $currentRoute.map((route) => route && JSON.stringify([route.id, route.params]))
const $pageBefore = createStore<string | null>(null)

// Flow
const pageCame = sample({ clock: $page.updates, source: $pageBefore, fn: (before, page) => ({ before, page }) })
sample({ clock: [pageCame, $phase], source: $page, target: $pageBefore })
/**
 * Who goes to another page in a call, from the search palette for instance, wants to see it. A call that came back with a
 * reload may be joined before the first page is there.
 */
sample({
  clock: pageCame,
  source: { phase: $phase, window: $chosenWindow },
  filter: ({ phase, window }, { before, page }) =>
    before !== null && before !== page && phase === 'joined' && window === 'full',
  fn: () => {},
  target: windowMinimised,
})
