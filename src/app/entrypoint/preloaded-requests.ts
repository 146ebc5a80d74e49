import type { RequestKey } from '@/shared/api'
import { readSelectedCompany } from '@/shared/auth'

/** What the script in `index.html` started before this code had arrived. */
interface PreloadedRequests {
  config: Promise<Response>
  /** The token that the early calls were sent with. */
  token: string
  /** The clinic that the cookie held then; empty for none. Another tab may have switched since. */
  clinic: string
  /** By path of the API: the body that was sent, if any, and its answer. */
  responses: Map<string, { body: string | null; response: Promise<Response> }>
}

declare global {
  interface Window {
    portalPreload?: PreloadedRequests
  }
}

export const takePreloadedConfig = (): Promise<Response> | null => window.portalPreload?.config ?? null

/** The early answer to a question, once, and only if the very same was asked: same token, same clinic, same body. */
export function takePreloadedResponse({ path, token, body }: RequestKey): Promise<Response> | null {
  const early = window.portalPreload
  const preloaded = early?.responses.get(path)
  if (!early || !preloaded || early.token !== token || preloaded.body !== body) return null
  if (early.clinic !== (readSelectedCompany() ?? '')) return null
  early.responses.delete(path)
  return preloaded.response
}

/** Paths of the API that the page asked early and nobody has taken the answer of. */
export const preloadedPaths = (): ReadonlySet<unknown> => new Set(window.portalPreload?.responses.keys())
