import { TOKEN } from '../support/given-state.ts'
import type { PactDocument } from '../support/pact-document.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'
import { runVerifier, type Verification } from './run-verifier.ts'
import { stateChanges } from './state-changes.ts'

interface OutgoingRequest {
  method: string
  originalUrl: string
  headers: Record<string, string | undefined>
  body?: unknown
}

export async function verifyHttp(pact: PactDocument, provider: ProviderUnderTest): Promise<Verification> {
  const { stateHandlers, takeFailures } = stateChanges(pact, provider, provider.prepare)
  const verdicts = await runVerifier(pact, {
    providerBaseUrl: provider.url,
    stateHandlers,
    requestFilter: (request: OutgoingRequest, _response: unknown, next: () => void) => {
      if (request.originalUrl.startsWith('/api/')) prepareRequest(request, provider)
      next()
    },
  })
  return { verdicts, failedStates: takeFailures() }
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
