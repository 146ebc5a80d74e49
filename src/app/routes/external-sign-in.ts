import { pageOrigin } from '@/shared/browser'
import type { PortalConfig } from '@/shared/config'
import { matchPath } from '@/shared/routes'

/**
 * The deployment's own sign-in page, or null where the portal's serves. An address that only spells out the portal's own
 * page counts as none: it would lead to itself for ever.
 */
export function externalSignIn({ signInUrl }: Pick<PortalConfig, 'signInUrl'>): string | null {
  if (signInUrl === '') return null
  const { origin, pathname } = new URL(signInUrl, pageOrigin())
  return origin === pageOrigin() && matchPath(pathname)?.id === 'signIn' ? null : signInUrl
}
