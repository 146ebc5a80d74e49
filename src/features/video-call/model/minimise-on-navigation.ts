import { createStore, sample } from 'effector'
import { $currentRoute } from '@/shared/routes'
import { $phase } from './call'
import { $preferredWindow, windowMinimised } from './call-window'

// Stores
/** Null before the first route. The same page in another language has the same value. */
const $page = $currentRoute.map((route) => route && JSON.stringify([route.id, route.params]))
const $previousPage = createStore<string | null>(null)

// Connections
const pageChanged = sample({ clock: $page.updates, source: $previousPage, fn: (before, page) => ({ before, page }) })
sample({ clock: [pageChanged, $phase], source: $page, target: $previousPage })
/** Makes the page visible after a navigation. The first page after a reload does not count as one. */
sample({
  clock: pageChanged,
  source: { phase: $phase, window: $preferredWindow },
  filter: ({ phase, window }, { before, page }) =>
    before !== null && before !== page && phase === 'joined' && window === 'full',
  fn: () => {},
  target: windowMinimised,
})
