/** A site whose player may show a help video inside the portal. */
export interface HelpVideoPlayer {
  name: string
  /** Where its frames come from; the security policy lets no other origin into a frame. */
  frameOrigin: string
  /** Finds the id of a video in the address of its page or of its player (host, path and query), and its key if it has one. */
  address: RegExp
  framePath: (id: string, key?: string) => string
}

/** The allow-list. `deploy/security-headers.ts` reads it too, so that the policy and the portal cannot disagree. */
export const HELP_VIDEO_PLAYERS: readonly HelpVideoPlayer[] = [
  {
    name: 'YouTube',
    frameOrigin: 'https://www.youtube-nocookie.com',
    address:
      /^(?:(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)(?<id>[\w-]{11})(?![\w-])/,
    framePath: (id) => `/embed/${id}`,
  },
  {
    name: 'Vimeo',
    frameOrigin: 'https://player.vimeo.com',
    address:
      /^(?:(?:www\.)?vimeo\.com|player\.vimeo\.com\/video)\/(?<id>\d{5,12})(?:(?:\/|\?(?:.*&)?h=)(?<key>[\da-f]{8,20}))?(?!\w)/,
    framePath: (id, key) => `/video/${id}?dnt=1${key ? `&h=${key}` : ''}`,
  },
]
