import { createEffect, createEvent, createStore, sample } from 'effector'
import { deviceStorage, prefersDarkMode, setDocumentMode } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'

export type Mode = 'light' | 'dark'

/** The script in `index.html` reads the same key before the first paint. */
const MODE_KEY = 'portal.mode'

// What happened
export const modeChosen = createEvent<Mode>()
/** Chosen, and different from the mode in force. */
const modeChanged = createEvent<Mode>()

// What the world does for us
const readModeFx = createEffect((): Mode => {
  const stored = deviceStorage.read(MODE_KEY)
  if (stored === 'light' || stored === 'dark') return stored
  return prefersDarkMode() ? 'dark' : 'light'
})
const showModeFx = createEffect(setDocumentMode)
const rememberModeFx = createEffect((mode: Mode) => deviceStorage.write(MODE_KEY, mode))

// State
export const $mode = createStore<Mode>('light')

// Flow
sample({ clock: appStarted, target: readModeFx })
sample({ clock: readModeFx.doneData, target: [$mode, showModeFx] })
sample({
  clock: modeChosen,
  source: $mode,
  filter: (mode, chosen) => mode !== chosen,
  fn: (_, chosen) => chosen,
  target: modeChanged,
})
sample({ clock: modeChanged, target: [$mode, showModeFx, rememberModeFx] })
