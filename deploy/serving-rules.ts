/** How the portal's files are served. The sandbox and the shipped web-server configuration follow the same rules. */

/** For files whose name holds a hash of their content: they never change. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable'
/** For all other files: they are stored, and checked with the server before each use. */
export const REVALIDATE = 'no-cache'
/**
 * For errors, because a file may be missing for a second during a rolling deployment, and for responses of the platform
 * without `Cache-Control`, which may hold patient data.
 */
export const NO_STORE = 'no-store'

/** Paths of pages, with or without a language segment. A segment with a dot names a file, and a missing file is a 404. */
export const PAGE_PATH = /^\/[^.]*$/

/** Served under the paths of pages only: as a file it would have no security policy. */
export const PAGE_FILE = '/index.html'

/** Source maps are made for the error reporter, and compressed copies are served under the name of the original. */
export const HIDDEN_FILE = /\.(map|br|gz)$/

/** First segments of paths that are forwarded to the platform. */
export const PLATFORM_SEGMENTS = ['api', 'socket.io', 'telemedicine'] as const

/** First segments that are never a page. */
export const RESERVED_SEGMENTS = ['static', ...PLATFORM_SEGMENTS] as const

type Urls = Readonly<Record<'apiUrl' | 'liveUrl' | 'telemedicineUrl' | 'errorReportUrl', string>>

/** Origins other than its own that the portal may call by `config.json`, each for HTTP and for WebSocket. */
export function connectOrigins({ apiUrl, liveUrl, telemedicineUrl, errorReportUrl }: Urls): string[] {
  const absolute = [apiUrl, liveUrl, telemedicineUrl, errorReportUrl].filter((url) => /^https?:/i.test(url))
  const origins = [...new Set(absolute.map((url) => new URL(url).origin))].sort()
  return origins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')])
}
