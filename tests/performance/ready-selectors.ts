import type { ReadySelector } from './browser/page-metrics.ts'

// What is on a page, told by what a doctor or a screen reader finds there, never by class names.

/** The home page with every card filled: nothing says that it is loading or that it could not. A region that waits for something to say is empty. */
export const HOME_READY: ReadySelector = {
  shown: ['main h1', 'main li'],
  hidden: ['main [role="status"]:not(:empty)', 'main [role="alert"]:not(:empty)'],
}

export const BASELINE_READY: ReadySelector = { shown: ['main h1'] }

export interface SearchSelectors {
  open: ReadySelector
  closed: ReadySelector
  patients: ReadySelector
}

/** Open means complete: the field that is there before the palette's own code has arrived does not count. */
export const PALETTE: SearchSelectors = {
  open: { shown: ['dialog[open] :is([role="combobox"][aria-describedby], [role="listbox"])'] },
  closed: { shown: [], hidden: ['dialog[open]'] },
  patients: { shown: ['dialog[open] [role="option"][data-kind="patient"]'] },
}

export const BASELINE_SEARCH: SearchSelectors = {
  open: { shown: ['[role="dialog"] input'] },
  closed: { shown: [], hidden: ['[role="dialog"]'] },
  patients: { shown: ['[role="dialog"] li[data-patient]'] },
}
