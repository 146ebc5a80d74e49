import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from '../../tests/support/listen.ts'
import { readOpenApi } from '../support/description.ts'
import type { Interaction, PactDocument } from '../support/pact-document.ts'
import { describedResponses } from '../support/relied-fields.ts'
import { openSandbox } from '../verification/sandbox/sandbox-provider.ts'
import { verifyHttp } from '../verification/verify-http.ts'
import type { Mutation } from './description-mutations.ts'
import { nameOf, payloadMutations, readPaths, type Verified } from './payload-changes.ts'

interface RecordedResponse {
  status: number
  body: unknown
}
type ResponseChange = (response: RecordedResponse) => RecordedResponse

/** Fields of successful responses that the description names, and that the portal does not read there. */
const NOT_READ = [
  // Results that are not read (assumption R9).
  /^POST \S+\/(notifications\/delete|notifications\/visibility|transactions|leave-room) statusCode$/,
  // The list shows titles and subtitles.
  /help_contents\/list contents\.\*\.help_content/,
  // Read from the response to `getUserInfo`.
  /^GET \S+\/info-detail userInfo\.type/,
]

/** A proxy in front of the provider, which changes the responses. */
async function openMutatingProxy(providerUrl: string, change: ResponseChange) {
  const server = createServer((request, reply) => {
    void (async () => {
      const { host: _, connection: __, 'content-length': ___, 'transfer-encoding': ____, ...headers } = request.headers
      const body = await buffer(request)
      const response = await fetch(`${providerUrl}${request.url}`, {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      })
      const changed = change({ status: response.status, body: await response.json() })
      reply.writeHead(changed.status, { 'content-type': response.headers.get('content-type') ?? '' })
      reply.end(JSON.stringify(changed.body))
    })()
  })
  return {
    url: await listen(server),
    close: () => void server.close(),
  }
}

/** Whether one of the interactions fails. Each time against a new sandbox, because states create entities with fixed ids. */
export async function failsVerification(
  pact: PactDocument,
  interactions: readonly Interaction[],
  change: ResponseChange,
) {
  const provider = await openSandbox([])
  const proxy = await openMutatingProxy(provider.url, change)
  try {
    const verdicts = await verifyHttp({ ...pact, interactions }, { ...provider, url: proxy.url })
    return [...verdicts.values()].flat().length > 0
  } finally {
    proxy.close()
    await provider.close()
  }
}

const openApi = readOpenApi()

/** The responses of the provider, and the interactions that fail without a mutation: what is caught in these proves nothing. */
export async function recordResponses(pact: PactDocument): Promise<{ verified: Verified[]; failing: string[] }> {
  const verified: Verified[] = []
  const failing: string[] = []
  for (const interaction of pact.interactions) {
    let response: RecordedResponse = { status: 0, body: null }
    const record: ResponseChange = (received) => (response = received)
    if (await failsVerification(pact, [interaction], record)) failing.push(interaction.description)
    const { method, path } = interaction.request ?? {}
    const operation = `${method} ${path}`
    const { body } = interaction.response as { body?: { content: unknown } }
    const [described] = describedResponses({ interactions: [interaction] }, openApi)
    const paths = readPaths(response.body, body?.content, openApi.components, described?.schema).filter(
      (names) => !NOT_READ.some((pattern) => pattern.test(`${operation} ${nameOf(names)}`)),
    )
    verified.push({ interaction, operation, paths })
  }
  return { verified, failing }
}

/** Another status for each interaction, and each field that the portal reads of an operation changed in all responses. */
export function responseMutations(pact: PactDocument, verified: readonly Verified[]): Mutation[] {
  const statuses = verified.map(({ interaction }) => ({
    name: `${interaction.description}: another status`,
    isCaught: () => failsVerification(pact, [interaction], ({ body }) => ({ status: 500, body })),
  }))
  const fields = [...Map.groupBy(verified, ({ operation }) => operation)].flatMap(([operation, responses]) =>
    payloadMutations(operation, responses, (change, interactions) =>
      failsVerification(pact, interactions, ({ status, body }) => ({ status, body: change(body) })),
    ),
  )
  return [...statuses, ...fields]
}
