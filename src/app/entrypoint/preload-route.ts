import { loadScreen } from '@/app/routes/screens'
import { currentPathname } from '@/shared/browser'
import { preloadLanguage, readLanguageCookie } from '@/shared/i18n'
import { languageOfPath, matchPath } from '@/shared/routes'

/**
 * Asks for the texts and the code of the address before the portal itself runs, so that the router finds them there. It
 * is the router that needs them: it asks again for what did not come, and says so when that fails too.
 */
export function preloadRoute(): void {
  const path = currentPathname()
  const screen = matchPath(path)?.id
  preloadLanguage(languageOfPath(path) ?? readLanguageCookie()).catch(ignoreFailure)
  if (screen) loadScreen(screen).catch(ignoreFailure)
}

const ignoreFailure = () => {}
