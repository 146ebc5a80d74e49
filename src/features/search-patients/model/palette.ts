import { createEvent, createStore, sample } from 'effector'
import { $isSignedIn, sessionEnded } from '@/shared/auth'
import { $location, locationChanged, navigateFx, removeQueryParams } from '@/shared/routes'

/** In the address of the search shortcut of an installed portal (manifest.tr.json). */
const SEARCH_PARAM = 'search'

// Events
export const paletteRequested = createEvent()
export const paletteDismissed = createEvent()
export const paletteOpened = createEvent()
export const paletteClosed = createEvent()
const searchLinkFollowed = locationChanged.filter({
  fn: ({ search }) => new URLSearchParams(search).has(SEARCH_PARAM),
})

// Stores
export const $isPaletteOpen = createStore(false)
  .on(paletteOpened, () => true)
  .on(paletteClosed, () => false)

// Connections
sample({
  clock: paletteRequested,
  source: { isSignedIn: $isSignedIn, isOpen: $isPaletteOpen },
  filter: ({ isSignedIn, isOpen }) => isSignedIn && !isOpen,
  fn: () => {},
  target: paletteOpened,
})
sample({ clock: [paletteDismissed, sessionEnded], fn: () => {}, target: paletteClosed })
sample({ clock: searchLinkFollowed, fn: () => {}, target: paletteRequested })
/** Removed, so that a reload does not open the palette again. */
sample({
  clock: searchLinkFollowed,
  source: $location,
  fn: (location) => ({ to: removeQueryParams(location, [SEARCH_PARAM]), replace: true }),
  target: navigateFx,
})
