import { HELP_VIDEO_PLAYERS } from '@/shared/config'
import { linkTarget } from './links-and-images'
import type { Embed } from './to-safe-fragment'

/** Further videos become links: each player is a separate frame and loads slowly. */
const MAX_VIDEOS = 30

export interface ArticleVideo {
  container: HTMLElement
  source: VideoSource
}

export function processVideos(content: DocumentFragment, embeds: readonly Embed[], origin: string): ArticleVideo[] {
  const videos: ArticleVideo[] = []
  for (const { container, address } of embeds.filter((embed) => content.contains(embed.container))) {
    const source = videoSource(address, origin)
    // A player inside a link would nest two interactive elements.
    if (source) container.closest('a')?.removeAttribute('href')
    if (source === null) container.remove()
    else if (videos.length < MAX_VIDEOS) videos.push({ container, source })
    else container.replaceWith(linkTo(addressOf(source), container.ownerDocument))
  }
  return videos
}

function addressOf(source: VideoSource): string {
  switch (source.kind) {
    case 'player':
      return source.page
    case 'file':
      return source.path
    case 'link':
      return source.href
  }
}

function linkTo(address: string, document: Document): HTMLElement {
  const link = document.createElement('a')
  link.setAttribute('href', address)
  link.textContent = address
  const paragraph = document.createElement('p')
  paragraph.append(link)
  return paragraph
}

export type VideoSource =
  /** In the player of its site; `page` is the address of the video there. */
  | { kind: 'player'; player: string; frame: string; page: string }
  | { kind: 'file'; path: string }
  | { kind: 'link'; href: string; host: string }

const VIDEO_FILE = /\.(?:mp4|m4v|mov|webm|ogv)$/i

/** Null for an address that is neither a file of this origin nor https. */
export function videoSource(address: string, origin: string): VideoSource | null {
  const target = linkTarget(withScheme(address), origin)
  switch (target?.kind) {
    case 'internal':
      return VIDEO_FILE.test(new URL(target.href, origin).pathname) ? { kind: 'file', path: target.href } : null
    case 'external':
      return externalSource(new URL(target.href))
    case 'application':
    case undefined:
      return null
  }
}

/** Embed codes omit the scheme. */
const withScheme = (address: string): string => (address.trim().startsWith('//') ? `https:${address.trim()}` : address)

const PLAYLIST_PLAYER = /^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/videoseries$/

function externalSource(url: URL): VideoSource | null {
  if (url.protocol !== 'https:') return null
  for (const { name, frameOrigin, address, framePath, page } of HELP_VIDEO_PLAYERS) {
    const { id, key } = address.exec(url.host + url.pathname + url.search)?.groups ?? {}
    if (id) return { kind: 'player', player: name, frame: frameOrigin + framePath(id, key), page: page(id, key) }
  }
  const list = PLAYLIST_PLAYER.test(url.host + url.pathname) && url.searchParams.get('list')
  if (list) return externalSource(new URL(`https://www.youtube.com/playlist?list=${encodeURIComponent(list)}`))
  return { kind: 'link', href: url.href, host: url.host }
}
