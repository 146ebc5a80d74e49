import type { RawResponse } from './response'
import { ApiError } from './api-error'
import type { HttpRequest } from './http-client'

/**
 * The response to a request that the page itself had started, before this code arrived. Null when that request failed:
 * it is then sent again.
 */
export async function readPreloadedResponse(early: Promise<Response>, call: HttpRequest): Promise<RawResponse | null> {
  const deadline = AbortSignal.timeout(call.timeout)
  const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline
  const rawResponse = early.then(async (response) => ({ status: response.status, text: await response.text() }))
  return Promise.race([
    rawResponse.catch(() => null),
    aborted(signal).then(() => {
      throw new ApiError({ kind: deadline.aborted ? 'timeout' : 'cancelled', operation: call.operation })
    }),
  ])
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
