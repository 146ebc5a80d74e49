export interface LinkTarget {
  kind: 'internal' | 'external' | 'application'
  href: string
}

/** Null for a forbidden link. `href` is serialised by the URL parser, so that a click opens what was validated. */
export function linkTarget(href: string, origin: string): LinkTarget | null {
  const url = readAddress(href, origin)
  if (url === null || url.username !== '' || url.password !== '') return null
  switch (url.protocol) {
    case 'http:':
    case 'https:':
      return url.origin === origin
        ? { kind: 'internal', href: url.pathname + url.search + url.hash }
        : { kind: 'external', href: url.href }
    case 'mailto:':
    case 'tel:':
      return { kind: 'application', href: url.href }
    default:
      return null
  }
}

/** Absolute URLs, and absolute paths of this origin: not `//host`, not `/\host`, no relative paths. */
function readAddress(address: string, origin: string): URL | null {
  if (URL.canParse(address)) return new URL(address)
  if (!address.trimStart().startsWith('/') || !URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  return url.origin === origin ? url : null
}
