import type { Sight } from './browser/page-metrics.ts'

// What is on a page, told by what a doctor or a screen reader finds there, never by class names.

/** The home page with every card filled: nothing says that it is loading or that it could not. A region that waits for something to say is empty. */
export const HOME_READY: Sight = {
  shown: ['main h1', 'main li'],
  gone: ['main [role="status"]:not(:empty)', 'main [role="alert"]:not(:empty)'],
}

export const FLOOR_READY: Sight = { shown: ['main h1'] }

export interface SearchSights {
  open: Sight
  closed: Sight
  patients: Sight
}

/** Open means complete: the field that is there before the palette's own code has arrived does not count. */
export const PALETTE: SearchSights = {
  open: { shown: ['dialog[open] :is([role="combobox"][aria-describedby], [role="listbox"])'] },
  closed: { shown: [], gone: ['dialog[open]'] },
  patients: { shown: ['dialog[open] [role="option"][data-kind="patient"]'] },
}

export const FLOOR_SEARCH: SearchSights = {
  open: { shown: ['[role="dialog"] input'] },
  closed: { shown: [], gone: ['[role="dialog"]'] },
  patients: { shown: ['[role="dialog"] li[data-patient]'] },
}
