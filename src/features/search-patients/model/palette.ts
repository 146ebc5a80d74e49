import { createEvent, createStore, restore, sample } from 'effector'
import { createSearchText, type Patient, patientSearchRequested } from '@/entities/patient'
import { $isSignedIn, sessionEnded } from '@/shared/auth'
import { locationChanged, removeQueryParamsOn } from '@/shared/routes'
import { createShortcut } from '@/shared/shortcuts'

/** In the address of the search shortcut of an installed portal (manifest.tr.json). */
const SEARCH_PARAM = 'search'

// Events
export const paletteRequested = createEvent()
export const paletteOpened = createEvent()
export const paletteClosed = createEvent()
/** The actions of a patient are shown instead of the rows. */
export const actionsOpened = createEvent<Patient>()
/** Escape, or the Back gesture of a phone. */
export const backRequested = createEvent()
const searchLinkFollowed = locationChanged.filter({
  fn: ({ search }) => new URLSearchParams(search).has(SEARCH_PARAM),
})
/** Not over dialogs: the choice would open behind or above the dialog. */
export const searchShortcut = createShortcut({
  id: 'search',
  group: 'general',
  chord: { key: 'k', mod: true },
  when: $isSignedIn,
  worksInFields: true,
})

// Stores
export const $isPaletteOpen = createStore(false)
  .on(paletteOpened, () => true)
  .on(paletteClosed, () => false)
/** Text of the palette, reset when it closes. */
export const { textTyped, $text, $typedTerm, $settledTerm } = createSearchText(paletteClosed)
export const $actionsPatient = restore(actionsOpened, null)

// Connections
sample({
  clock: paletteRequested,
  source: { isSignedIn: $isSignedIn, isOpen: $isPaletteOpen },
  filter: ({ isSignedIn, isOpen }) => isSignedIn && !isOpen,
  target: paletteOpened,
})
sample({ clock: sessionEnded, target: paletteClosed })
sample({
  clock: [searchLinkFollowed, searchShortcut.pressed, patientSearchRequested],
  target: paletteRequested,
})
sample({ clock: patientSearchRequested, target: textTyped })
/** Removed, so that a reload does not open the palette again. */
removeQueryParamsOn(searchLinkFollowed, [SEARCH_PARAM])

const wentBack = sample({ clock: backRequested, source: $actionsPatient })
/** Not when the text changes or the palette closes: then no row becomes active again. */
export const actionsLeft = wentBack.filterMap((patient) => patient ?? undefined)
sample({ clock: wentBack, filter: (patient) => patient === null, target: paletteClosed })
$actionsPatient.reset(actionsLeft, textTyped, paletteClosed)
