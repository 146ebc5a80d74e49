import type { LoaderFunctionArgs } from 'react-router-dom'
import { currentHashOf, nextPaint } from '@/shared/browser'
import { applyLanguage, loadLanguage } from '@/shared/i18n'
import { ChunkLoadFailure, reloadForNewVersion } from '@/shared/lifecycle'
import { languageOf, type ScreenRoute } from './middleware'
import { loadScreen } from './screens'

/**
 * Loads texts and code of a screen. Returns why the screen has no code: the shell and a running call stay while the
 * failure is shown.
 */
export const screenLoader =
  (route: ScreenRoute) =>
  async ({ request }: LoaderFunctionArgs): Promise<ChunkLoadFailure | null> => {
    const language = languageOf(route)
    const [missingTexts, missingScreen] = await Promise.all([
      failureOf(loadLanguage(language)),
      failureOf(route.id === null ? null : loadScreen(route.id)),
    ])
    const isOutdated = missingTexts?.isOutdated === true || missingScreen?.isOutdated === true
    // Never resolves, because the browser is leaving this page.
    if (isOutdated && !request.signal.aborted && reloadForNewVersion()) return new Promise(() => {})
    if (missingTexts) throw missingTexts
    // With everything loaded, this paint shows the response to the click before the new screen renders.
    const { pathname, search } = new URL(request.url)
    if (currentHashOf(pathname, search) === null) await nextPaint()
    // The user may have navigated again; the language of an abandoned navigation must not be applied.
    if (!request.signal.aborted) await applyLanguage(language)
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
