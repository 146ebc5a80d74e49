import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { HELP_VIDEO_PLAYERS } from '../src/shared/config/help-videos.ts'

const template = readFileSync(new URL('../src/app/entrypoint/index.html', import.meta.url), 'utf8')

/** Hashes of the scripts that stand in the page itself, computed from the one template, so that neither can drift. */
const inlineScriptHashes = [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
  ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
)

const players = HELP_VIDEO_PLAYERS.map(({ frameOrigin }) => frameOrigin)

interface Origins {
  /** Further origins of the API and the sockets, for deployments that do not serve everything from one origin. */
  connect?: readonly string[]
}

function contentSecurityPolicy({ connect = [] }: Origins): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes],
    // PrimeReact puts its components' rules into <style> elements at run time; scripts stay strict.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'media-src': ["'self'", 'blob:'],
    // Help videos, in the players of the allow-list.
    'frame-src': players,
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // `dompurify` reads help articles, `portal-chunks` is the module loader's. There is no `default`: nothing sets HTML from text.
    'trusted-types': ['dompurify', 'portal-chunks'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/**
 * The headers of every answer that carries the portal's HTML: development, preview and sandbox use them as they are, and
 * the shipped web-server configuration is generated from them.
 */
export function securityHeaders(origins: Origins = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins),
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
