import { version } from '../../../package.json'

/** Version of the running code, which may be older than the deployed one. */
export const PORTAL_VERSION = version
