import { vi } from 'vitest'

/** Media queries such as `(width < 600px)` in a window of this width. @returns resizes the window */
export function stubWindowWidth(initial: number) {
  let width = initial
  const queries = new Set<EventTarget>()
  vi.stubGlobal('matchMedia', (media: string) => {
    const limit = Number(/width < (\d+)px/.exec(media)?.[1] ?? 0)
    const query = Object.defineProperty(new EventTarget(), 'matches', { get: () => width < limit })
    queries.add(query)
    return query
  })
  return (resized: number) => {
    width = resized
    for (const query of queries) query.dispatchEvent(new Event('change'))
  }
}
