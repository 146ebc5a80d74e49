import type { Scope } from 'effector'
import { type LoaderFunctionArgs, redirect, replace } from 'react-router-dom'
import { $isSignedIn } from '@/shared/auth'
import { navigateAway, nextPaint, currentHashOf } from '@/shared/browser'
import { $config } from '@/shared/config'
import { applyLanguage, type Language, loadLanguage, readLanguageCookie } from '@/shared/i18n'
import { ChunkLoadFailure, reloadForNewVersion } from '@/shared/lifecycle'
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

/** Returns why the screen has no code: the shell and a running call stay while the failure is shown. */
export const routeLoader =
  (scope: Scope) =>
  async ({ request }: LoaderFunctionArgs): Promise<ChunkLoadFailure | null> => {
    const requestedUrl = new URL(request.url)
    const shown = currentHashOf(requestedUrl.pathname, requestedUrl.search)
    // An address that the browser already shows is corrected in place: Back must not lead to the wrong one again.
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

function canonicalPath(pathname: string): string {
  const path = languageOfPath(pathname) === null ? translatePath(pathname, readLanguageCookie()) : pathname
  return localizePath(path) ?? path
}

interface LoadOptions {
  /** From another screen of the portal. The first page, Back and Forward are already shown by the browser. */
  isClientNavigation: boolean
  signal: AbortSignal
}

async function loadRouteAssets(
  language: Language,
  screen: RouteId | null,
  { isClientNavigation, signal }: LoadOptions,
): Promise<ChunkLoadFailure | null> {
  const [missingTexts, missingScreen] = await Promise.all([
    failureOf(loadLanguage(language)),
    failureOf(screen === null ? null : loadScreen(screen)),
  ])
  const isOutdated = missingTexts?.isOutdated === true || missingScreen?.isOutdated === true
  if (isOutdated && !signal.aborted && reloadForNewVersion()) return neverResolves()
  if (missingTexts) throw missingTexts
  // With everything loaded, this paint shows the response to the click before the new screen renders.
  if (isClientNavigation) await nextPaint()
  // The user may have navigated again; the language of an abandoned navigation must not be applied.
  if (!signal.aborted) await applyLanguage(language)
  return missingScreen
}

async function failureOf(loading: Promise<void> | null): Promise<ChunkLoadFailure | null> {
  try {
    await loading
    return null
  } catch (error) {
    if (error instanceof ChunkLoadFailure) return error
    throw error
  }
}

function redirectExternally(url: string): Promise<null> {
  navigateAway(url)
  return neverResolves()
}

/** Never resolves: the browser is leaving this page, and rendering another route would flash. */
const neverResolves = (): Promise<null> => new Promise(() => {})
