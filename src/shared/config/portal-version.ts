import { version } from '../../../package.json'

/** Of the code that runs in the browser, which may be older than what was deployed last. */
export const PORTAL_VERSION = version
