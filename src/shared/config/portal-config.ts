import * as z from 'zod/mini'

const httpUrlOrSameOrigin = z
  .string()
  .check(z.refine((value) => value === '' || isSameOriginPath(value) || isHttpUrl(value)))
/** Nothing in it may end the cookie's `Domain` attribute and begin another. */
const cookieDomain = z.string().check(z.regex(/^[a-z0-9.-]*$/i))
/** A name of its own: the copy of the token must not take the place of what the portal keeps. */
const cookieName = z.string().check(
  z.regex(/^[\w.-]+$/),
  z.refine((name) => !['auth_doctor', 'selected_company', 'lang_doctor'].includes(name)),
)
const secureUrlOrSameOrigin = z
  .string()
  .check(z.refine((value) => value === '' || isSameOriginPath(value) || isSecureUrl(value)))

const PATIENT_SITE_COOKIE = 'auth_patient'

/** Stands for whatever origin serves the portal. */
const DUMMY_ORIGIN = 'https://portal.invalid'

/** A path of this origin, and not one of the spellings that browsers read as another host (`//host`, `/\host`). */
function isSameOriginPath(value: string): boolean {
  return (
    value.startsWith('/') && URL.canParse(value, DUMMY_ORIGIN) && new URL(value, DUMMY_ORIGIN).origin === DUMMY_ORIGIN
  )
}

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)
}

/** `https:` anywhere, `http:` only on the machine itself (demo and development). */
function isSecureUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
}

const schema = z.object({
  /** Where `/api/v1` and `/api/v2` are; empty = this origin. */
  apiUrl: z._default(httpUrlOrSameOrigin, ''),
  /** Where the live events come from; empty = this origin. */
  liveUrl: z._default(httpUrlOrSameOrigin, ''),
  /** Where the telemedicine channel is; empty = this origin. */
  telemedicineUrl: z._default(httpUrlOrSameOrigin, ''),
  /** A sign-in page outside the portal; empty = the portal's own. */
  signInUrl: z._default(httpUrlOrSameOrigin, ''),
  /** The cookie is the copy of the session with which the doctor arrives there. */
  patientSite: z._default(
    z.object({ url: secureUrlOrSameOrigin, cookieDomain, cookieName: z._default(cookieName, PATIENT_SITE_COOKIE) }),
    { url: '', cookieDomain: '', cookieName: PATIENT_SITE_COOKIE },
  ),
  calendarHelpCategory: z.guid(),
  /** Minutes without input until the privacy veil; 0 = never. */
  idleMinutes: z._default(z.number().check(z.int(), z.gte(0)), 15),
  /** Where problem reports are posted; empty = nowhere. */
  errorReportUrl: z._default(httpUrlOrSameOrigin, ''),
  /** The application that has the screens this portal does not have; empty = there is none. */
  otherScreensUrl: z._default(httpUrlOrSameOrigin, ''),
  /** Ids of routes that go to `otherScreensUrl` although the portal has a screen of its own. */
  handOverScreens: z._default(z.array(z.string()), []),
})

/** The run-time configuration, `/config.json`: one build serves every deployment. */
export type PortalConfig = z.infer<typeof schema>

/** Names the keys of `/config.json` that are missing or wrong, so that an operator can mend them. */
export class ConfigError extends Error {
  readonly keys: readonly string[]

  constructor(keys: readonly string[]) {
    super(`config.json: ${keys.join(', ')}`)
    this.name = 'ConfigError'
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
