import { ConfigError, FILE_TIMEOUT_MS, findUnknownKeys, type PortalConfig, parsePortalConfig } from '@/shared/config'
import { withTimeout } from '@/shared/lib/with-timeout'
import { ROUTE_IDS } from '@/shared/routes'
import { CONFIG_FILE, fetchConfigFile } from './preloaded-requests'
import { preloadedConfig } from './preloaded-responses'

/** No response or a server error: the configuration may be right, and a retry may help. */
export class ConfigUnreachableError extends Error {
  override readonly name = 'ConfigUnreachableError'
  readonly url = CONFIG_FILE
}

/** The network answers with a page of its own until the user signs in there (captive portal). */
export class NetworkSignInRequiredError extends Error {
  override readonly name = 'NetworkSignInRequiredError'
}

const NETWORK_AUTHENTICATION_REQUIRED = 511

/** @throws {ConfigError | ConfigUnreachableError | NetworkSignInRequiredError} */
export async function readConfig(): Promise<PortalConfig> {
  const input = await fetchConfig()
  const config = parsePortalConfig(input)
  warnOfUnknownKeys(input, config)
  const unknown = config.handOverScreens.findIndex((screen) => !ROUTE_IDS.some((id) => id === screen))
  if (unknown !== -1) throw new ConfigError([`handOverScreens.${unknown}`])
  return config
}

async function fetchConfig(): Promise<unknown> {
  const file = (preloadedConfig() ?? fetchConfigFile()).then(async (response) => ({
    status: response.status,
    isOk: response.ok,
    body: await response.text(),
  }))
  const { status, isOk, body } = await withTimeout(file, FILE_TIMEOUT_MS).catch(() => {
    throw new ConfigUnreachableError()
  })
  if (status === NETWORK_AUTHENTICATION_REQUIRED) throw new NetworkSignInRequiredError()
  if (status >= 500) throw new ConfigUnreachableError()
  if (!isOk) throw new ConfigError(['config.json'])
  try {
    return JSON.parse(body)
  } catch {
    throw isForeignPage(body) ? new NetworkSignInRequiredError() : new ConfigError(['config.json'])
  }
}

/** A web server without the file may answer with the page of the portal, which has this variable. */
const isForeignPage = (body: string): boolean =>
  /^\s*<(!doctype|html|head|body|\?xml)/i.test(body) && !body.includes('portalPreload')

function warnOfUnknownKeys(input: unknown, config: PortalConfig): void {
  for (const { key, nearest } of findUnknownKeys(input, config)) {
    // oxlint-disable-next-line no-console -- for the person who edits the file; users see nothing
    console.warn(`config.json: "${key}" is not a known key${nearest === null ? '' : `; did you mean "${nearest}"?`}`)
  }
}
