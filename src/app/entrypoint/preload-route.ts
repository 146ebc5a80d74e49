import { externalScreenUrl, loadScreen } from '@/app/routes/screens'
import { currentPathname } from '@/shared/browser'
import type { PortalConfig } from '@/shared/config'
import { preloadLanguage, readLanguageCookie } from '@/shared/i18n'
import { languageOfPath, matchAnyPath } from '@/shared/routes'

/** Errors are ignored: the router loads locale and chunk again and reports a failure. */
export function preloadRoute(): void {
  const path = currentPathname()
  preloadLanguage(languageOfPath(path) ?? readLanguageCookie()).catch(ignoreFailure)
  preloadScreen(path)
}

/** @param config of the portal, if it is known: screens of another application are not loaded */
export function preloadScreen(path: string, config?: PortalConfig): void {
  const screen = matchAnyPath(path)?.id
  if (!screen || (config && externalScreenUrl(screen, path, config) !== null)) return
  loadScreen(screen).catch(ignoreFailure)
}

const ignoreFailure = () => {}
