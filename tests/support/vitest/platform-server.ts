import { http, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { configureTestHttp } from './configure-test-http'

/** A server for the tests of one file; after each test it has only these handlers again. */
export function startServer(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers)
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return server
}

const PLATFORM = 'https://platform.example'

/** For tests of effects with their real request: `respond` answers all requests of `@/shared/api`. */
export function startFakePlatform() {
  const server = startServer()
  return (respond: (request: Request) => Response | Promise<Response>) => {
    const received: Request[] = []
    const onUnauthorized = vi.fn()
    configureTestHttp({ baseUrl: PLATFORM, onUnauthorized })
    server.use(
      http.all(`${PLATFORM}/*`, ({ request }) => {
        received.push(request.clone())
        return respond(request)
      }),
    )
    return { received, onUnauthorized }
  }
}
