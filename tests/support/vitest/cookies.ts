import { vi } from 'vitest'

interface Cookies {
  [name: string]: string | null
}

/** A `document` for one test in Node that has only cookies. `isDropping`: the browser stores nothing that is written. */
export function stubCookies(initial: Cookies = {}, { isDropping = false } = {}) {
  const stored = new Map(Object.entries(initial).filter((cookie): cookie is [string, string] => cookie[1] !== null))
  /** Names of the cookies that the portal has written or deleted. */
  const written: string[] = []
  const deleted: string[] = []
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', {
    get cookie() {
      return Array.from(stored, ([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [pair = '', path, ...attributes] = text.split('; ')
      const [name = '', value = ''] = pair.split(/=(.*)/)
      if (path !== 'Path=/' || isDropping) return
      if (attributes.includes('Max-Age=0')) {
        stored.delete(name)
        deleted.push(name)
      } else {
        stored.set(name, value)
        written.push(name)
      }
    },
  })
  return { stored, written, deleted }
}
