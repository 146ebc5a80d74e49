/*
 * Client of a Pact Broker (or PactFlow) for a release: `POST /contracts/publish` (from version 2.86 on) and
 * `GET /can-i-deploy`. It replaces the official command line, which is a separate binary for each system.
 */

import { CONSUMER } from '../support/pact-files.ts'
import type { Broker, ReleaseSettings } from './settings.ts'

interface Pact {
  provider: string
  content: string
}

interface Verdict {
  deployable: boolean
  reason: string
}

/** @returns the notices of the broker */
export async function publishPacts(
  { broker, version, branch }: ReleaseSettings,
  pacts: readonly Pact[],
): Promise<string[]> {
  const result = await call(broker, '/contracts/publish', {
    pacticipantName: CONSUMER,
    pacticipantVersionNumber: version,
    ...(branch === null ? {} : { branch }),
    contracts: pacts.map(({ provider, content }) => ({
      consumerName: CONSUMER,
      providerName: provider,
      specification: 'pact',
      contentType: 'application/json',
      content: Buffer.from(content).toString('base64'),
    })),
  })
  return noticesOf(result)
}

/** A missing verification (`deployable: null`) counts as not deployable. */
export async function canIDeploy({ broker, version, environment }: ReleaseSettings): Promise<Verdict> {
  const query = new URLSearchParams({ pacticipant: CONSUMER, version, environment })
  const { summary } = await call(broker, `/can-i-deploy?${query}`)
  if (!isRecord(summary)) throw new Error(`${broker.url} answered without a summary`)
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
    throw new Error(`${url} cannot be reached`)
  })
  const result: unknown = await response.json().catch(() => null)
  if (response.ok && isRecord(result)) return result
  throw new Error([`${path.split('?')[0]} answered ${response.status}`, ...errorTextsOf(result)].join('\n'))
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
