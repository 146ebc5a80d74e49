import { createEvent, createStore } from 'effector'
import { locationChanged, matchPath } from '@/shared/routes'
import { articleOf } from '../lib/article-path'
import { AT_THE_LIST, backInList, type Reading, readOn } from '../lib/article-navigation'

// What happened
/** The keyboard is in the list of the page. */
export const pageListReached = createEvent()

// State
/** The address says which article is open; null on other screens. */
export const $pageReading = createStore<Reading | null>(null)
  .on(locationChanged, (reading, { pathname, search }) => {
    if (matchPath(pathname)?.id !== 'help') return null
    const article = articleOf(search)
    return reading ? readOn(reading, article) : { ...AT_THE_LIST, article }
  })
  .on(pageListReached, (reading) => reading && backInList(reading))

/** The doctor is on the help page. */
export const helpPageShown = $pageReading.updates.filter({ fn: (reading) => reading !== null })
