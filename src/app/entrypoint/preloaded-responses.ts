import type { RequestKey } from '@/shared/api'
import { readSelectedClinic } from '@/shared/auth'

export interface PreloadedResponse {
  /** Body of the request. */
  body: string | null
  response: Response
}

/** What `early.ts` has started before this bundle was loaded. */
interface Preload {
  config: Promise<Response>
  token: string | null
  /** The clinic in the cookie at that time. Another tab may have switched since. */
  clinic: string | null
  /** By path of the request. */
  responses: Map<string, Promise<PreloadedResponse>>
}

declare global {
  interface Window {
    portalPreload?: Preload
  }
}

export const preloadedConfig = (): Promise<Response> | null => window.portalPreload?.config ?? null

/**
 * Returns the preloaded response for a request, once, and only for the same token and clinic. It resolves to null if the
 * preloaded request had another body, which is known only when the configuration has arrived.
 */
export function takePreloadedResponse({ path, token, body }: RequestKey): Promise<Response | null> | null {
  const preload = window.portalPreload
  const preloaded = preload?.responses.get(path)
  if (!preload || !preloaded || preload.token !== token || preload.clinic !== readSelectedClinic()) return null
  preload.responses.delete(path)
  return preloaded.then((sent) => (sent.body === body ? sent.response : null))
}

export const isPreloaded = (path: string): boolean => window.portalPreload?.responses.has(path) ?? false
