import { HELP_VIDEO_PLAYERS } from '@/shared/config'
import { linkTarget } from './link-target'

/** How a video is shown. */
export type VideoSource =
  /** In the player of its site; `page` is the address as it was given. */
  | { kind: 'player'; player: string; frame: string; page: string }
  /** By the browser itself, from this origin. */
  | { kind: 'file'; path: string }
  /** Not here: a link leads there. */
  | { kind: 'link'; href: string; host: string }

const VIDEO_FILE = /\.(?:mp4|m4v|mov|webm|ogv)$/i

/** Null for what is neither a file of this origin nor an https address. */
export function videoSource(address: string, origin: string): VideoSource | null {
  const target = linkTarget(withScheme(address), origin)
  switch (target?.kind) {
    case 'here':
      return VIDEO_FILE.test(new URL(target.href, origin).pathname) ? { kind: 'file', path: target.href } : null
    case 'away':
      return externalSource(new URL(target.href))
    case 'to program':
    case undefined:
      return null
  }
}

/** Embed codes leave the scheme out. */
const withScheme = (address: string): string => (address.trim().startsWith('//') ? `https:${address.trim()}` : address)

function externalSource(url: URL): VideoSource | null {
  if (url.protocol !== 'https:') return null
  for (const { name, frameOrigin, address, framePath } of HELP_VIDEO_PLAYERS) {
    const { id, key } = address.exec(url.host + url.pathname + url.search)?.groups ?? {}
    if (id) return { kind: 'player', player: name, frame: frameOrigin + framePath(id, key), page: url.href }
  }
  return { kind: 'link', href: url.href, host: url.host }
}
