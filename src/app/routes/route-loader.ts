import type { Scope } from 'effector'
import { type LoaderFunctionArgs, redirect, replace } from 'react-router-dom'
import { $isSignedIn } from '@/shared/auth'
import { leaveFor, nextPaint, shownHash } from '@/shared/browser'
import { $config } from '@/shared/config'
import { applyLanguage, type Language, loadLanguage, readLanguageCookie } from '@/shared/i18n'
import { isChunkLoadFailure, recoverFromChunkFailure } from '@/shared/lifecycle'
import {
  languageOfPath,
  matchPath,
  pathAfterSignIn,
  repairPath,
  type RouteId,
  routeDefinition,
  signInPath,
  translatePath,
} from '@/shared/routes'
import { externalSignIn } from './external-sign-in'
import { handOverUrl, loadScreen } from './screens'

/**
 * What must hold before an address is shown: it has a language, its words belong to that language, the doctor is signed
 * in where that is needed, texts and code of the screen have arrived.
 */
export const enterPath =
  (scope: Scope) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const asked = new URL(request.url)
    const shown = shownHash(asked.pathname, asked.search)
    // An address that the browser shows already is corrected where it stands: Back must not lead to the wrong one again.
    const leadTo = shown === null ? redirect : replace
    const wanted = { pathname: rightPath(asked.pathname), search: asked.search, hash: shown ?? '' }
    const path = wanted.pathname + wanted.search + wanted.hash

    const language = languageOfPath(wanted.pathname) ?? readLanguageCookie()
    const match = matchPath(wanted.pathname)
    const config = scope.getState($config)
    const isSignedIn = scope.getState($isSignedIn)
    const isPublic = match !== null && routeDefinition(match.id).isPublic === true
    if (isPublic && isSignedIn) throw leadTo(pathAfterSignIn(wanted))
    if (!isSignedIn) {
      const elsewhere = externalSignIn(config)
      if (elsewhere) return leaveForGood(elsewhere)
      if (!isPublic) throw leadTo(signInPath(language, wanted))
    }
    if (match) {
      const elsewhere = handOverUrl(match.id, path, config)
      if (elsewhere) return leaveForGood(elsewhere)
    }
    if (wanted.pathname !== asked.pathname) throw leadTo(path)
    return fetchWhatIsShown(language, match?.id ?? null, { isOnTheWay: shown === null, signal: request.signal })
  }

/** The address that was meant: with a language, and in the words of that language. */
function rightPath(pathname: string): string {
  const path = languageOfPath(pathname) === null ? translatePath(pathname, readLanguageCookie()) : pathname
  return repairPath(path) ?? path
}

interface Entry {
  /** From another screen of the portal; the first page, Back and Forward are shown by the browser already. */
  isOnTheWay: boolean
  signal: AbortSignal
}

async function fetchWhatIsShown(
  language: Language,
  screen: RouteId | null,
  { isOnTheWay, signal }: Entry,
): Promise<null> {
  try {
    await Promise.all([loadLanguage(language), screen && loadScreen(screen)])
  } catch (error) {
    // After a deployment the old files are gone: fetch the new version once, then show the failure.
    if (isChunkLoadFailure(error) && recoverFromChunkFailure()) return untilThePageIsGone()
    throw error
  }
  // Where all of it was there already, the click that led here is answered before the new screen is drawn.
  if (isOnTheWay) await nextPaint()
  // Meanwhile the doctor may have gone elsewhere; the language of an address that nobody waits for must not win.
  if (!signal.aborted) await applyLanguage(language)
  return null
}

function leaveForGood(url: string): Promise<null> {
  leaveFor(url)
  return untilThePageIsGone()
}

/** The browser is on its way to another page: the router waits, so that nothing flashes up before it is gone. */
const untilThePageIsGone = (): Promise<null> => new Promise(() => {})
