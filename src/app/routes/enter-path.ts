import type { Scope } from 'effector'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { $isSignedIn } from '@/shared/auth'
import { leaveFor } from '@/shared/browser'
import { $config } from '@/shared/config'
import { applyLanguage, readLanguageCookie } from '@/shared/i18n'
import { isChunkLoadFailure, recoverFromChunkFailure } from '@/shared/lifecycle'
import { buildPath, languageOfPath, matchPath, repairPath, routeDefinition, translatePath } from '@/shared/routes'
import { handOverUrl, loadScreen } from './screens'

/**
 * What must hold before an address is shown: it has a language, its words belong to that language, the doctor is signed
 * in where that is needed, texts and code of the screen have arrived.
 */
export const enterPath =
  (scope: Scope) =>
  async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const { pathname, search } = new URL(request.url)
    const language = languageOfPath(pathname)
    // The router keeps the hash itself where the redirect has none.
    if (language === null) throw redirect(translatePath(pathname, readLanguageCookie()) + search)
    const repaired = repairPath(pathname)
    if (repaired) throw redirect(repaired + search)

    const match = matchPath(pathname)
    const config = scope.getState($config)
    const isPublic = match !== null && routeDefinition(match.id).isPublic
    if (!isPublic && !scope.getState($isSignedIn)) {
      const next = new URLSearchParams({ next: pathname + search })
      if (config.signInUrl === '') throw redirect(`${buildPath('signIn', language)}?${next}`)
      return leaveForGood(config.signInUrl)
    }
    if (match) {
      const elsewhere = handOverUrl(match.id, pathname + search, config)
      if (elsewhere) return leaveForGood(elsewhere)
    }
    try {
      await Promise.all([applyLanguage(language), match && loadScreen(match.id)])
    } catch (error) {
      // After a deployment the old files are gone: fetch the new version once, then show the failure.
      if (isChunkLoadFailure(error) && recoverFromChunkFailure()) return untilThePageIsGone()
      throw error
    }
    return null
  }

function leaveForGood(url: string): Promise<null> {
  leaveFor(url)
  return untilThePageIsGone()
}

/** The browser is on its way to another page: the router waits, so that nothing flashes up before it is gone. */
const untilThePageIsGone = (): Promise<null> => new Promise(() => {})
