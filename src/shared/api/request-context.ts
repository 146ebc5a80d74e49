import { ApiError } from './api-error'

/**
 * Whose session and which clinic the calls of this tab are meant for. Tabs share the cookies, and with them what the
 * platform takes for the doctor's clinic: another tab may have changed both since this one's screen was drawn.
 */
export interface RequestContext {
  /** The same key as long as the tab works with the same session and clinic; null where the cookies say otherwise. */
  read: () => string | null
  /** Something was to be asked or written although the cookies say otherwise, or an answer came too late. */
  onMismatch: () => void
}

/**
 * Notes where a call begins. What it gives back throws if the tab has moved on since: an answer for another doctor or
 * clinic is never delivered.
 * @throws {ApiError} `cancelled`, at once, where the tab may not ask at all
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
