/** Limits of section 9 of the specification, and limits that several modules share. */

export const MIN_SEARCH_CHARACTERS = 3
/** In UTF-16 code units; longer input is truncated first (assumption R24). */
export const MAX_SEARCH_LENGTH = 100
export const SEARCH_DEBOUNCE_MS = 300
export const PALETTE_ROWS_SINGLE_SECTION = 5
export const PALETTE_ROWS_SEVERAL_SECTIONS = 3

export const PIN_LENGTH = 4

/** For a request without a limit of its own. */
export const REQUEST_TIMEOUT_MS = 20_000
/** For a file of the portal; as in the bundler's runtime, so that a slow start does not repeat its requests. */
export const FILE_TIMEOUT_MS = 120_000

export const TOAST_DURATION_MS = 5_000
export const BACK_TO_TOP_THRESHOLD_PX = 400

export const CLINIC_COOKIE_DAYS = 7
export const CROSS_SITE_COOKIE_DAYS = 7
/** How often, after a clinic switch, the portal checks whether the browser has stored the clinic. */
export const CLINIC_COOKIE_CHECKS = 10
export const CLINIC_COOKIE_CHECK_INTERVAL_MS = 100

export const MAX_REMINDER_NAME_LENGTH = 100
export const MAX_REMINDER_NOTE_LENGTH = 50

/** Maximum size of the attachment of a ticket, inclusive. */
export const MAX_ATTACHMENT_BYTES = 5_242_880

export const HELP_PAGE_SIZE = 20
