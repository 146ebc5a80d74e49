import { createEvent, createStore } from 'effector'
import { locationChanged, matchPath } from '@/shared/routes'
import { articleIdOf } from '../lib/article-path'
import { LIST_POSITION, withFocusRestored, type ArticleNavigation, navigateTo } from '../lib/article-navigation'

// Events
/** The keyboard is in the list of the page. */
export const pageListFocused = createEvent()

// State
/** The address says which article is open; null on other screens. */
export const $pageNavigation = createStore<ArticleNavigation | null>(null)
  .on(locationChanged, (reading, { pathname, search }) => {
    if (matchPath(pathname)?.id !== 'help') return null
    const article = articleIdOf(search)
    return reading ? navigateTo(reading, article) : { ...LIST_POSITION, article }
  })
  .on(pageListFocused, (reading) => reading && withFocusRestored(reading))

/** The doctor is on the help page. */
export const helpPageShown = $pageNavigation.updates.filter({ fn: (reading) => reading !== null })
