import { loadScreen } from '@/app/routes/screens'
import { currentPathname } from '@/shared/browser'
import { fetchTexts, readLanguageCookie } from '@/shared/i18n'
import { languageOfPath, matchPath } from '@/shared/routes'

/**
 * Asks for the texts and the code of the address before the portal itself runs, so that the router finds them there. It
 * is the router that needs them: it asks again for what did not come, and says so when that fails too.
 */
export function fetchFirstFiles(): void {
  const path = currentPathname()
  const screen = matchPath(path)?.id
  fetchTexts(languageOfPath(path) ?? readLanguageCookie()).catch(leaveToRouter)
  if (screen) loadScreen(screen).catch(leaveToRouter)
}

const leaveToRouter = () => {}
