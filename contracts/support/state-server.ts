import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => void server.close() }
}
