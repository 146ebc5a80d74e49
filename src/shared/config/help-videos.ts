export interface HelpVideoPlayer {
  name: string
  /** Origin of its frames; the content security policy blocks all others. */
  frameOrigin: string
  /** Matches the address of a video page or player (host, path and query): `id`, and `key` for unlisted videos. */
  address: RegExp
  framePath: (id: string, key?: string) => string
  /** The page of the video; players may refuse to run outside of a frame. */
  page: (id: string, key?: string) => string
}

/** The allow-list. `deploy/security-headers.ts` reads it too, so that the content security policy always matches. */
export const HELP_VIDEO_PLAYERS: readonly HelpVideoPlayer[] = [
  {
    name: 'YouTube',
    frameOrigin: 'https://www.youtube-nocookie.com',
    address:
      /^(?:(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)(?<id>(?!videoseries|live_stream)[\w-]{11})(?![\w-])/,
    framePath: (id) => `/embed/${id}`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  {
    name: 'Vimeo',
    frameOrigin: 'https://player.vimeo.com',
    address:
      /^(?:(?:www\.)?vimeo\.com|player\.vimeo\.com\/video)\/(?<id>\d{5,12})(?:(?:\/|\?(?:.*&)?h=)(?<key>[\da-f]{8,20}))?(?!\w)/,
    framePath: (id, key) => `/video/${id}?dnt=1${key ? `&h=${key}` : ''}`,
    page: (id, key) => `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
  },
]
