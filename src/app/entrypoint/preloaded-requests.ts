import type { RequestKey } from '@/shared/api'
import { readSelectedCompany } from '@/shared/auth'

export interface PreloadedRequest {
  /** A body that depends on the configuration is null until the configuration has arrived. */
  body: string | null
  response: Promise<Response>
}

/** Started by `early.ts`, before this bundle was loaded. */
interface PreloadedRequests {
  config: Promise<Response>
  token: string | null
  /** The clinic in the cookie at that time. Another tab may have switched since. */
  clinic: string | null
  /** By path. */
  responses: Map<string, PreloadedRequest>
}

declare global {
  interface Window {
    portalPreload?: PreloadedRequests
  }
}

export const takePreloadedConfig = (): Promise<Response> | null => window.portalPreload?.config ?? null

/** Returns the preloaded response for a request, once, and only for the same token, clinic and body. */
export function takePreloadedResponse({ path, token, body }: RequestKey): Promise<Response> | null {
  const preload = window.portalPreload
  const preloaded = preload?.responses.get(path)
  if (!preload || !preloaded || preload.token !== token || preloaded.body !== body) return null
  if (preload.clinic !== readSelectedCompany()) return null
  preload.responses.delete(path)
  return preloaded.response
}

export const isPreloaded = (path: string): boolean => window.portalPreload?.responses.has(path) ?? false
