import { vi } from 'vitest'

interface Page {
  pathname: string
  /** Default: a signed-in user. */
  cookie?: string
  config?: object
}

/**
 * Runs `early.ts` as another page does. @returns what it starts, and the URLs and headers of its requests but `/config.json`
 */
export async function runEarlyScript({ pathname, cookie = 'auth_doctor=token', config = {} }: Page) {
  const urls: string[] = []
  const headers: [path: string, Headers][] = []
  const { origin } = new URL('https://portal.example')
  vi.stubGlobal('location', { pathname, origin })
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url !== '/config.json') {
      const { href, pathname: path } = new URL(url, origin)
      urls.push(href)
      headers.push([path, new Headers(init?.headers)])
    }
    return Response.json(config)
  })
  const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie)
  try {
    vi.resetModules()
    await import('@/app/entrypoint/early')
    const preload = window.portalPreload
    const requested = [...(preload?.responses ?? [])]
    const bodies = new Map<string, string | null>()
    for (const [path, preloaded] of requested) {
      const { body } = await preloaded.catch(() => ({ body: null }))
      bodies.set(path, body)
    }
    return { preload, bodies, urls, headers }
  } finally {
    delete window.portalPreload
    cookies.mockRestore()
    vi.unstubAllGlobals()
  }
}
