import { ApiError } from './api-error'

/** Tabs share the cookies: another tab may have changed session and clinic since this screen was rendered. */
export interface RequestContext {
  /** The same key as long as the tab uses the same session and clinic; null on a mismatch with the cookies. */
  read: () => string | null
  onMismatch: () => void
}

/**
 * Captures session and clinic when a request starts. The returned function throws if they have changed since: a
 * response for another user or clinic must never be delivered.
 * @throws {ApiError} `cancelled`, at once, on a mismatch with the cookies
 */
export function captureContext(requestContext: RequestContext | undefined, operation: string): () => void {
  if (!requestContext) return () => {}
  const reject = () => {
    requestContext.onMismatch()
    throw new ApiError({ kind: 'cancelled', operation })
  }
  const captured = requestContext.read() ?? reject()
  return () => {
    if (requestContext.read() !== captured) reject()
  }
}
