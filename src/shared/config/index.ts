export { $config } from './config-store'
export { HELP_VIDEO_PLAYERS, type HelpVideoPlayer } from './help-videos'
export {
  ATTACHMENT_MAX_BYTES,
  BACK_TO_TOP_AFTER_PX,
  CLINIC_KEPT_CHECK_PAUSE_MS,
  CLINIC_KEPT_CHECKS,
  COMPANY_COOKIE_DAYS,
  CROSS_SITE_COOKIE_DAYS,
  HELP_PAGE_SIZE,
  PALETTE_ROWS_SEVERAL_SECTIONS,
  PALETTE_ROWS_SINGLE_SECTION,
  PIN_LENGTH,
  REMINDER_NAME_CHARACTERS,
  REMINDER_NOTE_CHARACTERS,
  SEARCH_DEBOUNCE_MS,
  SEARCH_MAX_RESULTS,
  SEARCH_MIN_CHARACTERS,
  TOAST_CLOSES_AFTER_MS,
} from './limits'
export { ConfigError, type PortalConfig, parsePortalConfig } from './portal-config'
export { PORTAL_VERSION } from './portal-version'
