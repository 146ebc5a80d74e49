import { fileURLToPath } from 'node:url'

/** Output folder of the consumer tests, which must not overwrite the committed pacts. */
export const REGENERATED = fileURLToPath(new URL('../../.cache/pacts', import.meta.url))

/** The pacts that other teams verify their servers against. */
export const COMMITTED = fileURLToPath(new URL('../pacts', import.meta.url))

export const CONSUMER = 'clinic-portal'

export const PROVIDERS = {
  http: 'clinic-platform-http',
  liveEvents: 'clinic-platform-live-events',
  telemedicine: 'clinic-platform-telemedicine',
} as const

export type ProviderName = (typeof PROVIDERS)[keyof typeof PROVIDERS]

export const pactFileName = (provider: ProviderName): string => `${CONSUMER}-${provider}.json`
