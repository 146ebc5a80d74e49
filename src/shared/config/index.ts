export { $config } from './config-store'
export {
  COMPANY_COOKIE_DAYS,
  PALETTE_ROWS_SEVERAL_SECTIONS,
  PALETTE_ROWS_SINGLE_SECTION,
  SEARCH_DEBOUNCE_MS,
  SEARCH_MAX_RESULTS,
  SEARCH_MIN_CHARACTERS,
} from './limits'
export { ConfigError, type PortalConfig, parsePortalConfig } from './portal-config'
