export interface Broker {
  url: string
  /** Value of the Authorization header; null for a broker without authentication. */
  authorization: string | null
}

export interface ReleaseSettings {
  broker: Broker
  /** The commit: a broker rejects other pacts under a published version. */
  version: string
  branch: string | null
  environment: string
}

/** @throws naming all missing variables */
export function readSettings(env: NodeJS.ProcessEnv): ReleaseSettings {
  const missing = ['PACT_BROKER_BASE_URL', 'GIT_COMMIT'].filter((name) => !env[name])
  if (missing.length > 0) throw new Error(`Set ${missing.join(' and ')}; see contracts/README.md.`)
  return {
    broker: { url: env.PACT_BROKER_BASE_URL ?? '', authorization: authorizationOf(env) },
    version: env.GIT_COMMIT ?? '',
    branch: env.GIT_BRANCH || null,
    environment: env.PACT_ENVIRONMENT || 'production',
  }
}

/** PactFlow takes a token, a self-hosted broker a name and a password. */
function authorizationOf({
  PACT_BROKER_TOKEN,
  PACT_BROKER_USERNAME,
  PACT_BROKER_PASSWORD = '',
}: NodeJS.ProcessEnv): string | null {
  if (PACT_BROKER_TOKEN) return `Bearer ${PACT_BROKER_TOKEN}`
  if (!PACT_BROKER_USERNAME) return null
  return `Basic ${Buffer.from(`${PACT_BROKER_USERNAME}:${PACT_BROKER_PASSWORD}`).toString('base64')}`
}
