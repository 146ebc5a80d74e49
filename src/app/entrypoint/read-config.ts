import { ConfigError, type PortalConfig, parsePortalConfig } from '@/shared/config'
import { ROUTE_IDS } from '@/shared/routes'
import { takePreloadedConfig } from './preloaded-requests'

/** Nothing answers, or only with trouble: the configuration may be right, and trying again may help. */
export class PlatformUnreachable extends Error {
  override readonly name = 'PlatformUnreachable'
}

/**
 * Reads `/config.json`.
 * @throws {ConfigError} when it is missing or wrong
 * @throws {PlatformUnreachable} when it could not be asked for
 */
export async function readConfig(): Promise<PortalConfig> {
  const config = parsePortalConfig(await fetchConfig())
  const unknown = config.handOverScreens.findIndex((screen) => !ROUTE_IDS.some((id) => id === screen))
  if (unknown !== -1) throw new ConfigError([`handOverScreens.${unknown}`])
  return config
}

async function fetchConfig(): Promise<unknown> {
  const response = await (takePreloadedConfig() ?? fetch('/config.json', { cache: 'no-cache' })).catch(() => null)
  if (response === null || response.status >= 500) throw new PlatformUnreachable()
  const body = await response.text().catch(() => {
    throw new PlatformUnreachable()
  })
  if (!response.ok) throw new ConfigError(['config.json'])
  try {
    return JSON.parse(body)
  } catch {
    throw new ConfigError(['config.json'])
  }
}
