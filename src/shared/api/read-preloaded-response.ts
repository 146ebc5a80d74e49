import { ApiError } from './api-error'
import type { HttpRequest } from './http-client'
import type { RawResponse } from './response'

/**
 * The response to a request that `app/entrypoint/early.ts` started. Null when that request failed or was another one: the
 * request is then sent.
 */
export async function readPreloadedResponse(
  preloaded: Promise<Response | null>,
  request: HttpRequest,
): Promise<RawResponse | null> {
  const deadline = AbortSignal.timeout(request.timeout)
  const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline
  const rawResponse = preloaded.then(
    async (response) =>
      response && {
        status: response.status,
        text: await response.text(),
        retryAfter: response.headers.get('retry-after'),
        date: response.headers.get('date'),
      },
  )
  return Promise.race([
    rawResponse.catch(() => null),
    aborted(signal).then(() => {
      throw new ApiError({ kind: deadline.aborted ? 'timeout' : 'cancelled', operation: request.operation })
    }),
  ])
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
