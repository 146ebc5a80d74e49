import { pageOrigin } from '@/shared/browser'
import type { PortalConfig } from '@/shared/config'
import { matchPath } from '@/shared/routes'

/** Null for the portal's own page, however it is configured: it would redirect to itself forever. */
export function externalSignIn({ signInUrl }: Pick<PortalConfig, 'signInUrl'>): string | null {
  if (signInUrl === '') return null
  const { origin, pathname } = new URL(signInUrl, pageOrigin())
  return origin === pageOrigin() && matchPath(pathname)?.id === 'signIn' ? null : signInUrl
}
