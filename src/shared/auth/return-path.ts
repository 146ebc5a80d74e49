import { decodeOrNull, PLACEHOLDER_ORIGIN } from '@/shared/lib/url'

/** The path if it stays on this origin, else null: no scheme or host, and nothing that browsers turn into one, encoded or not. */
export function safeReturnPath(next: string | null): string | null {
  if (next === null || !next.startsWith('/') || hasEncodedTrick(next) || !URL.canParse(next, PLACEHOLDER_ORIGIN))
    return null
  const { origin, pathname, search, hash } = new URL(next, PLACEHOLDER_ORIGIN)
  return origin === PLACEHOLDER_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : null
}

function hasEncodedTrick(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1)
  const decoded = decodeRepeatedly(pathname)
  return decoded === null || /[\\\u0000-\u001f\u007f]|\/\//.test(decoded)
}

/** Undoes nested encodings, because a proxy might decode them too; null for invalid or deeper ones. */
function decodeRepeatedly(text: string): string | null {
  let decoded = text
  for (let round = 0; round < 4; round += 1) {
    const once = decodeOrNull(decoded)
    if (once === null || once === decoded) return once
    decoded = once
  }
  return null
}
