export { $config } from './config-store'
export {
  BACK_TO_TOP_AFTER_PX,
  PALETTE_ROWS_SEVERAL_SECTIONS,
  PALETTE_ROWS_SINGLE_SECTION,
  SEARCH_DEBOUNCE_MS,
  SEARCH_MAX_RESULTS,
  SEARCH_MIN_CHARACTERS,
  TOAST_CLOSES_AFTER_MS,
} from './limits'
export { ConfigError, type PortalConfig, parsePortalConfig } from './portal-config'
