import { createStore, sample } from 'effector'
import { $currentRoute } from '@/shared/routes'
import { $phase } from './call'
import { $preferredWindow, windowMinimised } from './call-window'

// State
/** Null until the first page is there. In the other language it is the same page. */
const $page = $currentRoute.map((route) => route && JSON.stringify([route.id, route.params]))
const $previousPage = createStore<string | null>(null)

// Connections
const pageChanged = sample({ clock: $page.updates, source: $previousPage, fn: (before, page) => ({ before, page }) })
sample({ clock: [pageChanged, $phase], source: $page, target: $previousPage })
/**
 * Who goes to another page in a call, from the search palette for instance, wants to see it. A call that came back with a
 * reload may be joined before the first page is there.
 */
sample({
  clock: pageChanged,
  source: { phase: $phase, window: $preferredWindow },
  filter: ({ phase, window }, { before, page }) =>
    before !== null && before !== page && phase === 'joined' && window === 'full',
  fn: () => {},
  target: windowMinimised,
})
