import { fileURLToPath } from 'node:url'

/** Where the consumer tests write; never straight over what is committed. */
export const REGENERATED = fileURLToPath(new URL('../../.cache/pacts', import.meta.url))

/** What other teams verify their servers against. */
export const COMMITTED = fileURLToPath(new URL('../pacts', import.meta.url))

export const CONSUMER = 'clinic-portal'

/** One provider for each of the three ways into the platform, and so one pact file for each. */
export const PROVIDERS = {
  http: 'clinic-platform-http',
  liveEvents: 'clinic-platform-live-events',
  telemedicine: 'clinic-platform-telemedicine',
} as const

export type ProviderName = (typeof PROVIDERS)[keyof typeof PROVIDERS]

export const pactFileName = (provider: ProviderName): string => `${CONSUMER}-${provider}.json`
