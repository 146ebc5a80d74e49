import type { Embed } from './to-safe-fragment'
import { videoSource, type VideoSource } from './video-source'

/** Further ones are links: each player is a part of its own, and takes its time. */
const MAX_VIDEOS = 30

export interface ArticleVideo {
  container: HTMLElement
  source: VideoSource
}

/** The videos that the portal will show in their places; what is none goes. */
export function processVideos(content: DocumentFragment, embeds: readonly Embed[], origin: string): ArticleVideo[] {
  const videos: ArticleVideo[] = []
  for (const { container, address } of embeds.filter((embed) => content.contains(embed.container))) {
    const source = videoSource(address, origin)
    // A control inside of a link would be two controls in one.
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
  const line = document.createElement('p')
  line.append(link)
  return line
}
