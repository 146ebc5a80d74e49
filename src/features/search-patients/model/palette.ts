import { createEvent, createStore, sample } from 'effector'
import { $isSignedIn, sessionEnded } from '@/shared/auth'

// Events
export const paletteRequested = createEvent()
export const paletteDismissed = createEvent()
export const paletteOpened = createEvent()
export const paletteClosed = createEvent()

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
