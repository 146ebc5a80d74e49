import { createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { $currentRoute } from '@/shared/routes'
import { LIST_POSITION, withFocusRestored, navigateTo } from '../lib/article-navigation'

// Events
/** The payload is the uuid of the help category of the current page. */
export const helpRequested = createEvent<string>()
export const helpDismissed = createEvent()
/** The payload is the uuid of the article. */
export const articleChosen = createEvent<string>()
export const articleClosed = createEvent()
/** A link in an article navigates; the drawer would cover the new page. */
export const linkFollowed = createEvent()
export const listFocused = createEvent()
export const ticketFormRequested = createEvent()

// Stores
export const $isHelpDrawerOpen = createStore(false)
/** Stays while the drawer closes, so that its content does not change during the animation. */
export const $helpCategory = createStore<string | null>(null)
export const $drawerNavigation = createStore(LIST_POSITION)
  .on(articleChosen, navigateTo)
  .on(articleClosed, (navigation) => navigateTo(navigation, null))
  .on(listFocused, withFocusRestored)
  .reset([helpRequested, sessionEnded])

// Connections
sample({ clock: helpRequested, target: $helpCategory })
sample({ clock: helpRequested, fn: () => true, target: $isHelpDrawerOpen })

/** Navigation, for example by the Back button. */
const screenLeft = $currentRoute.map((route) => route?.id ?? null).updates
sample({
  clock: [helpDismissed, ticketFormRequested, linkFollowed, screenLeft, sessionEnded],
  fn: () => false,
  target: $isHelpDrawerOpen,
})
