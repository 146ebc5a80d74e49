import type { Embed } from './to-safe-fragment'
import { videoSource, type VideoSource } from './video-source'

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
