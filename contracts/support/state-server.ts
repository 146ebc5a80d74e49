import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { listen } from '../../tests/support/listen.ts'
import type { ProviderUnderTest } from '../verification/provider-under-test.ts'

export interface StateServer {
  url: string
  close: () => void
}

/** Prepares the states of a platform at an address, as another team does for `PROVIDER_STATES_URL`. */
export async function serveStates({ prepare }: ProviderUnderTest): Promise<StateServer> {
  const statusOf = async (request: IncomingMessage): Promise<number> => {
    const { state, params } = (await json(request)) as { state: string; params: Record<string, unknown> }
    return prepare(state, params).then(
      () => 200,
      () => 500,
    )
  }
  const server = createServer((request, response) => {
    void statusOf(request).then((status) => response.writeHead(status).end())
  })
  return { url: `${await listen(server)}/`, close: () => void server.close() }
}
