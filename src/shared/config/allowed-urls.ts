import { PLACEHOLDER_ORIGIN } from '@/shared/lib/url'

export const isHttpUrlOrSameOrigin = (value: string): boolean =>
  isSecureUrlOrSameOrigin(value) || (URL.canParse(value) && new URL(value).protocol === 'http:')

/** Where the token may be sent: `https:` anywhere, `http:` only on the local machine (demo and development). */
export function isSecureUrlOrSameOrigin(value: string): boolean {
  const base = value.startsWith('/') ? PLACEHOLDER_ORIGIN : undefined
  if (!URL.canParse(value, base)) return value === ''
  const { origin, protocol, hostname } = new URL(value, base)
  // Browsers read some paths as another host (`//host`, `/\host`).
  if (base) return origin === base
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
}
