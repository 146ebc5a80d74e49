import { vi } from 'vitest'

interface Page {
  pathname: string
  /** Default: a signed-in user. */
  cookie?: string
  config?: object
}

/** Runs the script before the first paint on another page: what it starts, and the URLs that get the token. */
export async function runEarlyScript({ pathname, cookie = 'auth_doctor=token', config = {} }: Page) {
  const urls: string[] = []
  const { origin } = new URL('https://portal.example')
  vi.stubGlobal('location', { pathname, origin })
  vi.stubGlobal('fetch', async (url: string) => {
    if (url !== '/config.json') urls.push(new URL(url, origin).href)
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
    return { preload, bodies, urls }
  } finally {
    delete window.portalPreload
    cookies.mockRestore()
    vi.unstubAllGlobals()
  }
}
