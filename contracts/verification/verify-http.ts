import type { ServerResponse } from 'node:http'
import { TOKEN } from '../support/given-state.ts'
import type { PactDocument } from '../support/pact-document.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'
import { runVerifier, type Verdicts } from './run-verifier.ts'
import { stateChanges } from './state-changes.ts'

interface OutgoingRequest {
  method: string
  headers: Record<string, string | undefined>
  body?: unknown
}

/** Index of the interaction, which Pact does not name; removed before the provider gets the request. */
const INTERACTION_HEADER = 'x-interaction'

export async function verifyHttp(pact: PactDocument, provider: ProviderUnderTest): Promise<Verdicts> {
  const { stateHandlers, takeFailures } = stateChanges(pact, provider, provider.prepare)
  const unprepared = new Map<string, string[]>()
  const interactions = pact.interactions.map(({ request, ...interaction }, index) => ({
    ...interaction,
    ...(request && { request: { ...request, headers: { ...request.headers, [INTERACTION_HEADER]: [String(index)] } } }),
  }))
  const verdicts = await runVerifier(
    { ...pact, interactions },
    {
      providerBaseUrl: provider.url,
      stateHandlers,
      requestFilter: (request: OutgoingRequest, response: ServerResponse, next: () => void) => {
        const interaction = pact.interactions[Number(request.headers[INTERACTION_HEADER])]
        // Pact also sends a request for each state.
        if (!interaction) return next()
        const failures = takeFailures()
        if (failures.length > 0) {
          unprepared.set(interaction.description, failures)
          return response.writeHead(500).end()
        }
        delete request.headers[INTERACTION_HEADER]
        prepareRequest(request, provider)
        return next()
      },
    },
  )
  return new Map([...verdicts, ...unprepared])
}

function prepareRequest(request: OutgoingRequest, { token, reshapeBody }: ProviderUnderTest): void {
  const { headers, body } = request
  if (headers.authorization === `Bearer ${TOKEN}`) headers.authorization = `Bearer ${token}`
  if (Buffer.isBuffer(body) && reshapeBody) {
    const reshaped = reshapeBody(body)
    request.body = reshaped
    headers['content-length'] = String(reshaped.length)
  }
  // Pact's proxy would send a request without a body with chunked encoding.
  if (request.method === 'POST') headers['content-length'] ??= '0'
}
