/** Limits that the product specification names (sections 5 and 9). One place, so that a rule and its text cannot drift apart. */

export const SEARCH_MIN_CHARACTERS = 3
export const SEARCH_DEBOUNCE_MS = 300
export const SEARCH_MAX_RESULTS = 5
/** Rows of one palette section when it stands alone, and when others stand beside it. */
export const PALETTE_ROWS_SINGLE_SECTION = 5
export const PALETTE_ROWS_SEVERAL_SECTIONS = 3

export const TOAST_CLOSES_AFTER_MS = 5_000
export const BACK_TO_TOP_AFTER_PX = 400
