// The script before the first paint. The build inlines it into the page, so it imports small, pure modules only
// (decision 0071).
import { readAppearance } from '@/features/switch-appearance/model/appearance-options'
import { readAuthToken, readSelectedClinic } from '@/shared/auth/token-cookie'
import { currentPathname, setDocumentLanguage, showAppearance } from '@/shared/browser/page'
import { readStored } from '@/shared/browser/storage'
import { isSecureUrlOrSameOrigin } from '@/shared/config/allowed-urls'
import { DEFAULT_LANGUAGE } from '@/shared/i18n/language'
import { dayInTimeZone, DEFAULT_TIME_ZONE } from '@/shared/lib/date-time/clinic-time-zone'
import { isHomePath, languageOfPath } from '@/shared/routes/path-segments'
import { isMenuCollapsed, NAVIGATION_KEY } from '@/widgets/main-navigation/model/stored-menu'
import { PRELOADED_REQUESTS, type PreloadedRequest, fetchConfigFile } from './preloaded-requests'
import type { PreloadedResponse } from './preloaded-responses'

interface Settings {
  apiUrl?: string
  timeZone?: string
}

const pathname = currentPathname()
const token = readAuthToken()

setDocumentLanguage(languageOfPath(pathname) ?? DEFAULT_LANGUAGE)
showAppearance({
  ...readAppearance(readDeviceStorage),
  session: token === null ? 'absent' : 'present',
  ...(isMenuCollapsed(readDeviceStorage(NAVIGATION_KEY)) && { menu: 'collapsed' }),
})

const config = fetchConfigFile()
const settings = config.then((file) => file.clone().json() as Promise<Settings>)
const responses = new Map<string, Promise<PreloadedResponse>>()
settings.catch(ignoreFailure)
window.portalPreload = { config, token, clinic: readSelectedClinic(), responses }

if (token !== null) {
  for (const request of Object.values<PreloadedRequest>(PRELOADED_REQUESTS)) {
    if (request.on === 'home' && !isHomePath(pathname)) continue
    const preloaded = settings.then((loaded) => send(request, loaded))
    preloaded.catch(ignoreFailure)
    responses.set(request.path, preloaded)
  }
}

async function send(
  { method, path, body }: PreloadedRequest,
  { apiUrl = '', timeZone = DEFAULT_TIME_ZONE }: Settings,
): Promise<PreloadedResponse> {
  // Only skips the request: `readConfig` reports the wrong key.
  const url = apiUrl + path
  if (![apiUrl, url].every(isSecureUrlOrSameOrigin)) throw new Error('apiUrl')
  const sent = body ? JSON.stringify(body(dayInTimeZone(Date.now(), timeZone))) : null
  const response = await fetch(url, {
    method,
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${token}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: sent,
  })
  return { body: sent, response }
}

function readDeviceStorage(key: string): string | null {
  return readStored('localStorage', key)
}

function ignoreFailure() {}
