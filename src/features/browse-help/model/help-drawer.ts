import { createEvent, createStore, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { $currentRoute } from '@/shared/routes'
import { LIST_POSITION, withFocusRestored, navigateTo } from '../lib/article-navigation'

// Events
/** The doctor wants help with what is on the screen; the uuid of its category. */
export const helpRequested = createEvent<string>()
export const helpDismissed = createEvent()
/** An entry of the list; the uuid of the article. */
export const articleChosen = createEvent<string>()
export const articleClosed = createEvent()
/** A link of an article leads to another screen, which the drawer must not cover when it takes the keyboard. */
export const linkFollowed = createEvent()
/** The keyboard is in the list. */
export const listFocused = createEvent()
/** The articles do not help: the doctor wants to write to the support. */
export const ticketFormRequested = createEvent()

// State
export const $isHelpDrawerOpen = createStore(false)
/** What the drawer is about. It stays while the drawer closes, so that nothing jumps on its way out. */
export const $helpCategory = createStore<string | null>(null)
export const $drawerNavigation = createStore(LIST_POSITION)
  .on(articleChosen, navigateTo)
  .on(articleClosed, (reading) => navigateTo(reading, null))
  .on(listFocused, withFocusRestored)
  .reset([helpRequested, sessionEnded])

// Connections
sample({ clock: helpRequested, target: $helpCategory })
sample({ clock: helpRequested, fn: () => true, target: $isHelpDrawerOpen })

/** By Back and Forward, for instance. */
const screenLeft = $currentRoute.map((route) => route?.id ?? null).updates
sample({
  clock: [helpDismissed, ticketFormRequested, linkFollowed, screenLeft, sessionEnded],
  fn: () => false,
  target: $isHelpDrawerOpen,
})
