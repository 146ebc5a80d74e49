/** Limits that the product specification names (sections 5 and 9). One place, so that a rule and its text cannot drift apart. */

export const SEARCH_MIN_CHARACTERS = 3
export const SEARCH_DEBOUNCE_MS = 300
export const SEARCH_MAX_RESULTS = 5
/** Rows of one palette section when it stands alone, and when others stand beside it. */
export const PALETTE_ROWS_SINGLE_SECTION = 5
export const PALETTE_ROWS_SEVERAL_SECTIONS = 3

export const PIN_LENGTH = 4

export const TOAST_DURATION_MS = 5_000
export const BACK_TO_TOP_THRESHOLD_PX = 400

export const COMPANY_COOKIE_DAYS = 7
/** The copy of the session for the patient site. */
export const CROSS_SITE_COOKIE_DAYS = 7
/** After a clinic switch the portal looks whether the browser has kept the clinic, so often and so far apart. */
export const CLINIC_COOKIE_CHECKS = 10
export const CLINIC_COOKIE_CHECK_INTERVAL_MS = 100

/** Characters of a reminder in the list of the bell; the rest is one step away. */
export const REMINDER_NAME_MAX_LENGTH = 100
export const REMINDER_NOTE_MAX_LENGTH = 50

/** One file with a support ticket; a file of exactly this size may go along. */
export const ATTACHMENT_MAX_BYTES = 5_242_880

/** Articles on a page of the help list. */
export const HELP_PAGE_SIZE = 20
