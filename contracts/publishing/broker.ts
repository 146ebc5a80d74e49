/*
 * Client of a Pact Broker (or PactFlow) for a release: `POST /contracts/publish` (from version 2.86 on) and
 * `GET /can-i-deploy`. It replaces the official command line, which is a separate binary for each system.
 */

export interface Broker {
  url: string
  /** Value of the Authorization header; null for a broker without authentication. */
  authorization: string | null
}

export interface Publication {
  application: string
  /** The commit: a broker rejects other pacts under a published version. */
  version: string
  branch: string | null
  pacts: readonly Pact[]
}

interface Pact {
  provider: string
  content: string
}

export interface DeployQuery {
  application: string
  version: string
  environment: string
}

export interface Verdict {
  deployable: boolean
  reason: string
}

/** The message may be shown to the user. */
export class BrokerError extends Error {
  override readonly name = 'BrokerError'
}

/** @returns the notices of the broker */
export async function publishPacts(
  broker: Broker,
  { application, version, branch, pacts }: Publication,
): Promise<string[]> {
  const result = await call(broker, '/contracts/publish', {
    pacticipantName: application,
    pacticipantVersionNumber: version,
    ...(branch === null ? {} : { branch }),
    contracts: pacts.map(({ provider, content }) => ({
      consumerName: application,
      providerName: provider,
      specification: 'pact',
      contentType: 'application/json',
      content: Buffer.from(content).toString('base64'),
    })),
  })
  return noticesOf(result)
}

/** A missing verification (`deployable: null`) counts as not deployable. */
export async function canIDeploy(broker: Broker, { application, version, environment }: DeployQuery): Promise<Verdict> {
  const query = new URLSearchParams({ pacticipant: application, version, environment })
  const { summary } = await call(broker, `/can-i-deploy?${query}`)
  if (!isRecord(summary)) throw new BrokerError(`${broker.url} answered without a summary`)
  return { deployable: summary.deployable === true, reason: String(summary.reason ?? 'no reason was given') }
}

async function call({ url, authorization }: Broker, path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(url.replace(/\/$/, '') + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/hal+json, application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...(authorization && { authorization }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new BrokerError(`${url} cannot be reached`)
  })
  const result: unknown = await response.json().catch(() => null)
  if (response.ok && isRecord(result)) return result
  throw new BrokerError([`${path.split('?')[0]} answered ${response.status}`, ...errorTextsOf(result)].join('\n'))
}

/** A conflict has notices, which are more specific than its errors; an invalid request has errors only. */
function errorTextsOf(body: unknown): string[] {
  if (!isRecord(body)) return []
  const notices = noticesOf(body)
  return notices.length > 0 || body.errors === undefined ? notices : [JSON.stringify(body.errors)]
}

const noticesOf = ({ notices }: Record<string, unknown>): string[] =>
  Array.isArray(notices) ? notices.flatMap((notice) => (isRecord(notice) ? [String(notice.text)] : [])) : []

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
