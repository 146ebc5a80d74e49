import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { HELP_VIDEO_PLAYERS } from '../src/shared/config/help-videos.ts'

const template = readFileSync(new URL('../src/app/entrypoint/index.html', import.meta.url), 'utf8')

const hashesOf = (html: string, element: RegExp): string[] =>
  Array.from(
    html.matchAll(element),
    ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  )

/** Sources of the policy for the inline scripts of a page. */
export const hashInlineScripts = (html: string): string[] =>
  hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)

/** The build does not change the inline styles of the template. */
const STYLE_HASHES = hashesOf(template, /<style>([\s\S]*?)<\/style>/g)

const players = HELP_VIDEO_PLAYERS.map(({ frameOrigin }) => frameOrigin)

interface Sources {
  /** Inline scripts of the page that is served, by `hashInlineScripts`. */
  scripts: readonly string[]
  /** Additional origins of the API and the sockets, for deployments with more than one origin. */
  connect?: readonly string[]
}

function contentSecurityPolicy({ scripts, connect = [] }: Sources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    // No style elements at run time and no style attributes; scripts may set `element.style` (decision 0011).
    'style-src': ["'self'", ...STYLE_HASHES],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'media-src': ["'self'", 'blob:'],
    'frame-src': players,
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // `dompurify` sanitises help articles, `portal-chunks` loads modules. No `default`: strings cannot become HTML.
    'trusted-types': ['dompurify', 'portal-chunks'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** For the portal's HTML: used by development and sandbox, and to generate `nginx.conf.template`. */
export function securityHeaders(sources: Sources): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(sources),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [
      ...['camera', 'microphone', 'display-capture', 'picture-in-picture', 'screen-wake-lock'].map(
        (name) => `${name}=(self)`,
      ),
      `fullscreen=(self ${players.map((origin) => `"${origin}"`).join(' ')})`,
      ...['geolocation', 'payment', 'usb'].map((name) => `${name}=()`),
    ].join(', '),
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}
