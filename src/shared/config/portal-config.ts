import { createStore } from 'effector'
import * as z from 'zod/mini'
import { PORTAL_COOKIES } from '@/shared/browser'
import { DEFAULT_TIME_ZONE, isTimeZone } from '@/shared/lib/date-time'
import { isRecord } from '@/shared/lib/json'
import { version } from '../../../package.json'
import { isHttpUrlOrSameOrigin, isSecureUrlOrSameOrigin } from './allowed-urls'

const httpUrlOrSameOrigin = z.string().check(z.refine(isHttpUrlOrSameOrigin))
/** No other characters, because the value must not end the `Domain` attribute of the cookie and start another one. */
const cookieDomain = z.string().check(z.regex(/^[a-z0-9.-]*$/i))
/** The copy of the token must not overwrite a cookie of the portal. */
const cookieName = z.string().check(
  z.regex(/^[\w.-]+$/),
  z.refine((name) => !PORTAL_COOKIES.includes(name)),
)
const secureUrlOrSameOrigin = z.string().check(z.refine(isSecureUrlOrSameOrigin))
/** An absolute URL begins with an origin that `deploy/16-security-policy.envsh` can copy into the policy. */
const requestUrl = secureUrlOrSameOrigin.check(z.regex(/^(?:$|\/|https?:\/\/[A-Za-z0-9.:[\]-]+(?:[/?#]|$))/))
/** The portal adds `/api/…` to it. */
const apiUrl = requestUrl.check(z.regex(/^[^?#]*$/), z.regex(/(?<!\/)$/))
/** Socket.IO reads a path as a namespace. */
const channelUrl = requestUrl.check(z.regex(/^(?:https?:\/\/[^/?#]+)?\/?$/))

const PATIENT_SITE_COOKIE = 'auth_patient'

const schema = z.object({
  /** What precedes `/api/v1` and `/api/v2`: an origin, a path of this one, or both; empty = this origin. */
  apiUrl: z._default(apiUrl, ''),
  /** Origin of the live events; empty = this origin. */
  liveUrl: z._default(channelUrl, ''),
  /** Origin of the telemedicine channel; empty = this origin. */
  telemedicineUrl: z._default(channelUrl, ''),
  /** An external sign-in page; empty = the page of the portal. */
  signInUrl: z._default(httpUrlOrSameOrigin, ''),
  /** The site for patients. The cookie is a copy of the session, which signs the user in there. */
  patientSite: z._default(
    z.object({ url: secureUrlOrSameOrigin, cookieDomain, cookieName: z._default(cookieName, PATIENT_SITE_COOKIE) }),
    { url: '', cookieDomain: '', cookieName: PATIENT_SITE_COOKIE },
  ),
  calendarHelpCategory: z.guid(),
  /** IANA name of the clinic's time zone. */
  timeZone: z._default(z.string().check(z.refine(isTimeZone)), DEFAULT_TIME_ZONE),
  /** Minutes without input until the screen is locked; 0 = never. */
  idleMinutes: z._default(z.number().check(z.int(), z.gte(0)), 15),
  /** Receives problem reports and field data; empty = no reports. */
  errorReportUrl: z._default(requestUrl, ''),
  /** Share of page views that report field data to `errorReportUrl`. */
  fieldDataRate: z._default(z.number().check(z.gte(0), z.lte(1)), 0.1),
  /** The application that has the other screens; empty = none. */
  otherScreensUrl: z._default(httpUrlOrSameOrigin, ''),
  /** Ids of routes that go to `otherScreensUrl` although the portal has the screen. */
  handOverScreens: z._default(z.array(z.string()), []),
})

/** The run-time configuration, `/config.json`: one build serves every deployment. */
export type PortalConfig = z.infer<typeof schema>

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly keys: readonly string[]

  constructor(keys: readonly string[]) {
    super(`config.json: ${keys.join(', ')}`)
    this.keys = keys
  }
}

/** @throws {ConfigError} */
export function parsePortalConfig(input: unknown): PortalConfig {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const keys = result.error.issues.map((issue) => issue.path.join('.') || 'config.json')
  throw new ConfigError([...new Set(keys)])
}

interface UnknownKey {
  /** With its path, such as `patientSite.cookieNam`. */
  key: string
  /** The known key that was probably meant. */
  nearest: string | null
}

const MAX_DISTANCE = 3

/** Keys of the file that the portal does not read; `config` is the parsed file, which has every known key. */
export function findUnknownKeys(input: unknown, config: object, path = ''): UnknownKey[] {
  if (!isRecord(input)) return []
  const known = Object.entries(config)
  return Object.entries(input).flatMap(([key, value]) => {
    const field: unknown = known.find(([name]) => name === key)?.[1]
    if (field === undefined) return [{ key: path + key, nearest: nearestKey(key, Object.keys(config)) }]
    return isRecord(field) ? findUnknownKeys(value, field, `${path}${key}.`) : []
  })
}

function nearestKey(key: string, known: readonly string[]): string | null {
  const [nearest] = known
    .map((name) => ({ name, distance: editDistance(name.toLowerCase(), key.toLowerCase()) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance)
  return nearest?.name ?? null
}

/** Levenshtein distance: inserted, removed and replaced letters. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [line, letter] of Array.from(a).entries()) {
    const next = [line + 1]
    for (const [index, other] of Array.from(b).entries()) {
      const replaced = (row[index] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** Set by the entry point when it forks the scope; the initial value is for tests only. */
export const $config = createStore<PortalConfig>(
  parsePortalConfig({ calendarHelpCategory: '00000000-0000-4000-8000-000000000000' }),
)

/** Version of the running code, which may be older than the deployed one. */
export const PORTAL_VERSION = version
