export { $config } from './config-store'
export { HELP_VIDEO_PLAYERS, type HelpVideoPlayer } from './help-videos'
export {
  ATTACHMENT_MAX_BYTES,
  BACK_TO_TOP_THRESHOLD_PX,
  CLINIC_COOKIE_CHECK_INTERVAL_MS,
  CLINIC_COOKIE_CHECKS,
  COMPANY_COOKIE_DAYS,
  CROSS_SITE_COOKIE_DAYS,
  HELP_PAGE_SIZE,
  PALETTE_ROWS_SEVERAL_SECTIONS,
  PALETTE_ROWS_SINGLE_SECTION,
  PIN_LENGTH,
  REMINDER_NAME_MAX_LENGTH,
  REMINDER_NOTE_MAX_LENGTH,
  SEARCH_DEBOUNCE_MS,
  SEARCH_MIN_CHARACTERS,
  TOAST_DURATION_MS,
} from './limits'
export { ConfigError, type PortalConfig, parsePortalConfig } from './portal-config'
export { PORTAL_VERSION } from './portal-version'
export { findUnknownKeys } from './unknown-keys'
