import type { RawResponse } from './response'
import { ApiError } from './api-error'
import type { HttpRequest } from './http-client'

/**
 * The answer to a call that the page itself had started, before this code arrived. Null when that call came to nothing:
 * it is then made anew, and fails anew if it must.
 */
export async function readPreloadedResponse(early: Promise<Response>, call: HttpRequest): Promise<RawResponse | null> {
  const deadline = AbortSignal.timeout(call.timeout)
  const given = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline
  const answer = early.then(async (response) => ({ status: response.status, text: await response.text() }))
  return Promise.race([
    answer.catch(() => null),
    aborted(given).then(() => {
      throw new ApiError({ kind: deadline.aborted ? 'timeout' : 'cancelled', operation: call.operation })
    }),
  ])
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
