import type { ReadySelector } from './browser/page-metrics.ts'

/** The home page with all cards loaded: no visible loading or error message. An unused live region is empty. */
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

/** Open means that the lazy code is loaded; the placeholder field does not count. */
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
