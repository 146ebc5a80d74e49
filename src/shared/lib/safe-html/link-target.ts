/** Where a link of an article leads: to a path of this origin, to another site, or to the mail or telephone program. */
export interface LinkTarget {
  kind: 'here' | 'away' | 'to program'
  href: string
}

/**
 * The target of a link, or null for one that may not be followed. Its `href` is written by the URL parser, so that what
 * was judged is what a click opens.
 */
export function linkTarget(href: string, origin: string): LinkTarget | null {
  const url = readAddress(href, origin)
  if (url === null || url.username !== '' || url.password !== '') return null
  switch (url.protocol) {
    case 'http:':
    case 'https:':
      return url.origin === origin
        ? { kind: 'here', href: url.pathname + url.search + url.hash }
        : { kind: 'away', href: url.href }
    case 'mailto:':
    case 'tel:':
      return { kind: 'to program', href: url.href }
    default:
      return null
  }
}

/** Whole addresses, and paths that stay on this origin: not `//host`, not `/\host`, nothing relative to the present page. */
function readAddress(address: string, origin: string): URL | null {
  if (URL.canParse(address)) return new URL(address)
  if (!address.trimStart().startsWith('/') || !URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  return url.origin === origin ? url : null
}
