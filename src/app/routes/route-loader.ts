import type { Scope } from 'effector'
import { type LoaderFunctionArgs, redirect, replace } from 'react-router-dom'
import { $isSignedIn } from '@/shared/auth'
import { navigateAway, nextPaint, currentHashOf } from '@/shared/browser'
import { $config } from '@/shared/config'
import { applyLanguage, type Language, loadLanguage, readLanguageCookie } from '@/shared/i18n'
import { isChunkLoadFailure, recoverFromChunkFailure } from '@/shared/lifecycle'
import {
  languageOfPath,
  matchPath,
  pathAfterSignIn,
  localizePath,
  type RouteId,
  routeDefinition,
  signInPath,
  translatePath,
} from '@/shared/routes'
import { externalSignIn } from './external-sign-in'
import { externalScreenUrl, loadScreen } from './screens'

/**
 * What must hold before an address is shown: it has a language, its words belong to that language, the doctor is signed
 * in where that is needed, texts and code of the screen have arrived.
 */
export const routeLoader =
  (scope: Scope) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const requestedUrl = new URL(request.url)
    const shown = currentHashOf(requestedUrl.pathname, requestedUrl.search)
    // An address that the browser shows already is corrected where it stands: Back must not lead to the wrong one again.
    const redirectTo = shown === null ? redirect : replace
    const target = { pathname: canonicalPath(requestedUrl.pathname), search: requestedUrl.search, hash: shown ?? '' }
    const path = target.pathname + target.search + target.hash

    const language = languageOfPath(target.pathname) ?? readLanguageCookie()
    const match = matchPath(target.pathname)
    const config = scope.getState($config)
    const isSignedIn = scope.getState($isSignedIn)
    const isPublic = match !== null && routeDefinition(match.id).isPublic === true
    if (isPublic && isSignedIn) throw redirectTo(pathAfterSignIn(target))
    if (!isSignedIn) {
      const externalUrl = externalSignIn(config)
      if (externalUrl) return redirectExternally(externalUrl)
      if (!isPublic) throw redirectTo(signInPath(language, target))
    }
    if (match) {
      const externalUrl = externalScreenUrl(match.id, path, config)
      if (externalUrl) return redirectExternally(externalUrl)
    }
    if (target.pathname !== requestedUrl.pathname) throw redirectTo(path)
    return loadRouteAssets(language, match?.id ?? null, { isClientNavigation: shown === null, signal: request.signal })
  }

/** The address that was meant: with a language, and in the words of that language. */
function canonicalPath(pathname: string): string {
  const path = languageOfPath(pathname) === null ? translatePath(pathname, readLanguageCookie()) : pathname
  return localizePath(path) ?? path
}

interface LoadOptions {
  /** From another screen of the portal; the first page, Back and Forward are shown by the browser already. */
  isClientNavigation: boolean
  signal: AbortSignal
}

async function loadRouteAssets(
  language: Language,
  screen: RouteId | null,
  { isClientNavigation, signal }: LoadOptions,
): Promise<null> {
  try {
    await Promise.all([loadLanguage(language), screen && loadScreen(screen)])
  } catch (error) {
    // After a deployment the old files are gone: fetch the new version once, then show the failure.
    if (isChunkLoadFailure(error) && recoverFromChunkFailure()) return neverResolves()
    throw error
  }
  // Where all of it was there already, the click that led here is answered before the new screen is drawn.
  if (isClientNavigation) await nextPaint()
  // Meanwhile the doctor may have gone elsewhere; the language of an address that nobody waits for must not win.
  if (!signal.aborted) await applyLanguage(language)
  return null
}

function redirectExternally(url: string): Promise<null> {
  navigateAway(url)
  return neverResolves()
}

/** The browser is on its way to another page: the router waits, so that nothing flashes up before it is gone. */
const neverResolves = (): Promise<null> => new Promise(() => {})
