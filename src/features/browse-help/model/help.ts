import { createEvent, createStore, restore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { $config, type PortalConfig } from '@/shared/config'
import { $currentRoute, locationChanged, matchPath, type RouteId, screenChanged, screenLeft } from '@/shared/routes'
import {
  articleIdOf,
  type ArticleNavigation,
  LIST_POSITION,
  navigateTo,
  withFocusRestored,
} from '../lib/article-navigation'

// Events
/** The payload is the uuid of the help category of the current page. */
export const helpRequested = createEvent<string>()
export const helpDismissed = createEvent()
/** The payload is the uuid of the article. */
export const articleChosen = createEvent<string>()
export const articleClosed = createEvent()
/** The user followed a link in an article to another page, which the drawer would cover. */
export const linkFollowed = createEvent()
export const listFocused = createEvent()
export const ticketFormRequested = createEvent()
/** Help for the current page: its articles, or else the ticket form. */
export const supportRequested = createEvent()
/** The focus is back in the list of the help page. */
export const pageListFocused = createEvent()

// Stores
export const $isHelpDrawerOpen = createStore(false)
  .on(helpRequested, () => true)
  // `screenChanged`, because the Back button works behind the drawer.
  .reset(helpDismissed, ticketFormRequested, linkFollowed, screenChanged, sessionEnded)
/** Stays while the drawer closes, so that its content does not change during the animation. */
export const $helpCategory = restore(helpRequested, null)
export const $drawerNavigation = createStore(LIST_POSITION)
  .on(articleChosen, navigateTo)
  .on(articleClosed, (navigation) => navigateTo(navigation, null))
  .on(listFocused, withFocusRestored)
  .reset([helpRequested, sessionEnded])
/** Navigation of the help page, which follows the URL; null once another page is rendered. */
export const $pageNavigation = createStore<ArticleNavigation | null>(null)
  .on(locationChanged, (navigation, { pathname, search }) => {
    if (matchPath(pathname)?.id !== 'help') return navigation
    const article = articleIdOf(search)
    return navigation ? navigateTo(navigation, article) : { ...LIST_POSITION, article }
  })
  .on(pageListFocused, (navigation) => navigation && withFocusRestored(navigation))
  .reset(screenLeft('help'))

// Connections
const categoryResolved = sample({
  clock: supportRequested,
  source: { route: $currentRoute, config: $config },
  fn: ({ route, config }) => helpCategoryOf(route?.id, config),
})
sample({ clock: categoryResolved.filterMap((category) => category ?? undefined), target: helpRequested })
sample({ clock: categoryResolved, filter: (category) => category === null, target: ticketFormRequested })

/** Articles exist for the calendar only; all other screens open the ticket form (section 7 of the specification). */
function helpCategoryOf(screen: RouteId | undefined, { calendarHelpCategory }: PortalConfig): string | null {
  return screen === 'calendar' ? calendarHelpCategory : null
}
