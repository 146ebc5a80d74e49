import { loadScreen } from '@/app/routes/screens'
import { currentPathname } from '@/shared/browser'
import { preloadLanguage, readLanguageCookie } from '@/shared/i18n'
import { languageOfPath, matchAnyPath } from '@/shared/routes'

/** Errors are ignored: the router loads locale and chunk again and reports a failure. */
export function preloadRoute(): void {
  const path = currentPathname()
  preloadLanguage(languageOfPath(path) ?? readLanguageCookie()).catch(ignoreFailure)
  preloadScreen(path)
}

export function preloadScreen(path: string): void {
  const screen = matchAnyPath(path)?.id
  if (screen) loadScreen(screen).catch(ignoreFailure)
}

const ignoreFailure = () => {}
