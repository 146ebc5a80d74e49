import { createEvent, createStore } from 'effector'
import { locationChanged, matchPath } from '@/shared/routes'
import { articleIdOf } from '../lib/article-path'
import { LIST_POSITION, withFocusRestored, type ArticleNavigation, navigateTo } from '../lib/article-navigation'

// Events
export const pageListFocused = createEvent()

// Stores
/** Follows the URL; null on other pages. */
export const $pageNavigation = createStore<ArticleNavigation | null>(null)
  .on(locationChanged, (navigation, { pathname, search }) => {
    if (matchPath(pathname)?.id !== 'help') return null
    const article = articleIdOf(search)
    return navigation ? navigateTo(navigation, article) : { ...LIST_POSITION, article }
  })
  .on(pageListFocused, (navigation) => navigation && withFocusRestored(navigation))
