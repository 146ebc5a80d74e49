import { expect, test } from 'vitest'
import template from '../../../deploy/config.json'
import { ConfigError, findUnknownKeys, parsePortalConfig } from './portal-config'

const HELP = { calendarHelpCategory: '0b4c9f6e-6f7e-4d29-9a51-0f3c2b6f7f10' }

function invalidKeys(input: unknown): readonly string[] {
  try {
    parsePortalConfig(input)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.keys
    throw error
  }
}

test('everything but the help category has a default on the same origin', () => {
  expect(parsePortalConfig(HELP)).toEqual({
    ...HELP,
    apiUrl: '',
    liveUrl: '',
    telemedicineUrl: '',
    signInUrl: '',
    patientSite: { url: '', cookieDomain: '', cookieName: 'auth_patient' },
    timeZone: 'Europe/Istanbul',
    idleMinutes: 15,
    errorReportUrl: '',
    fieldDataRate: 0.1,
    otherScreensUrl: '',
    handOverScreens: [],
  })
})

test('a complete configuration is used unchanged, and unknown keys are left out', () => {
  const config = {
    ...HELP,
    apiUrl: 'https://api.clinic.example',
    liveUrl: 'https://live.clinic.example',
    telemedicineUrl: 'https://video.clinic.example',
    signInUrl: '/login',
    patientSite: { url: 'https://patients.clinic.example', cookieDomain: '.clinic.example', cookieName: 'sso' },
    timeZone: 'Asia/Nicosia',
    idleMinutes: 0,
    errorReportUrl: '/errors',
    fieldDataRate: 1,
    otherScreensUrl: 'https://old.clinic.example',
    handOverScreens: ['calendar'],
  }
  expect(parsePortalConfig({ ...config, version: '7' })).toEqual(config)
})

test('in the template of a deployment one key must be set, and all others are known and valid', () => {
  expect(invalidKeys(template)).toEqual(['calendarHelpCategory'])
  const config = { ...template, ...HELP }
  expect(findUnknownKeys(config, parsePortalConfig(config))).toEqual([])
})

test('missing and invalid keys are both reported, nested ones with their path', () => {
  expect(invalidKeys({})).toEqual(['calendarHelpCategory'])
  expect(invalidKeys({ ...HELP, apiUrl: 7, idleMinutes: -1 })).toEqual(['apiUrl', 'idleMinutes'])
  expect(invalidKeys({ ...HELP, idleMinutes: 1.5 })).toEqual(['idleMinutes'])
  expect(invalidKeys({ ...HELP, patientSite: { url: 'https://p.example' } })).toEqual(['patientSite.cookieDomain'])
  expect(invalidKeys({ ...HELP, handOverScreens: ['calendar', 7] })).toEqual(['handOverScreens.1'])
})

test.each([-0.1, 1.1, '0.1', null])('%j is not a share of page views', (fieldDataRate) => {
  expect(invalidKeys({ ...HELP, fieldDataRate })).toEqual(['fieldDataRate'])
})

test.each(['', 'Istanbul', 'Europe/Ankara', '+03:00', 'UTC+3', 3, null])(
  '%j is not a time zone of the clinic (F-R19)',
  (timeZone) => {
    expect(invalidKeys({ ...HELP, timeZone })).toEqual(['timeZone'])
  },
)

test.each([null, undefined, [], 'config', 7])('%j is not a configuration, and the file is reported', (input) => {
  expect(invalidKeys(input)).toEqual(['config.json'])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'clinic.example',
  'ftp://x.example',
])('the portal neither requests nor redirects to %j', (url) => {
  for (const key of ['apiUrl', 'liveUrl', 'telemedicineUrl', 'signInUrl', 'errorReportUrl', 'otherScreensUrl']) {
    expect(invalidKeys({ ...HELP, [key]: url })).toEqual([key])
  }
})

test.each(['apiUrl', 'liveUrl', 'telemedicineUrl', 'errorReportUrl'])('%s is never reached without TLS', (key) => {
  expect(invalidKeys({ ...HELP, [key]: 'http://api.clinic.example' })).toEqual([key])
  expect(invalidKeys({ ...HELP, [key]: 'http://127.0.0.1:4173' })).toEqual([])
})

test.each([
  ['apiUrl', '/'],
  ['apiUrl', 'https://api.clinic.example/'],
  ['apiUrl', 'https://api.clinic.example?x'],
  ['liveUrl', '/live'],
  ['liveUrl', 'https://live.clinic.example/base'],
  ['telemedicineUrl', 'https://video.clinic.example?room'],
])('as %s %j is refused: the portal adds a path, and Socket.IO reads one as a namespace', (key, url) => {
  expect(invalidKeys({ ...HELP, [key]: url })).toEqual([key])
})

test('the API may have a path, and a channel a `/` at the end', () => {
  expect(invalidKeys({ ...HELP, apiUrl: 'https://api.clinic.example/platform' })).toEqual([])
  expect(invalidKeys({ ...HELP, apiUrl: '/platform' })).toEqual([])
  expect(invalidKeys({ ...HELP, liveUrl: 'https://live.clinic.example/', telemedicineUrl: '/' })).toEqual([])
})

test.each(['https://api.klinik-çağrı.com.tr', 'HTTPS://api.clinic.example', 'https:/\\\\api.clinic.example'])(
  '%j does not begin with an origin as the security policy of the web server names it',
  (url) => {
    for (const key of ['apiUrl', 'liveUrl', 'telemedicineUrl', 'errorReportUrl']) {
      expect(invalidKeys({ ...HELP, [key]: url })).toEqual([key])
    }
  },
)

test.each([
  'javascript:alert(1)',
  'http://patients.example',
  '//patients.example',
  '/\\patients.example',
  'http://localhost.evil.example',
])('the token is never sent to a patient site at %j (F-B20)', (url) => {
  expect(invalidKeys({ ...HELP, patientSite: { url, cookieDomain: '' } })).toEqual(['patientSite.url'])
})

test.each([
  'https://patients.example/tr',
  'http://localhost:4173',
  'http://127.0.0.1:4173',
  'http://[::1]:4173',
  '/patients',
  '',
])('a patient site at %j is accepted', (url) => {
  expect(parsePortalConfig({ ...HELP, patientSite: { url, cookieDomain: '' } }).patientSite.url).toBe(url)
})

test.each(['auth_doctor', 'selected_company', 'lang_doctor', 'portal_session_end', 'a b', 'a=b', 'a;b', ''])(
  'the copy of the session cookie cannot be named %j',
  (cookieName) => {
    const patientSite = { url: 'https://patients.example', cookieDomain: '', cookieName }
    expect(invalidKeys({ ...HELP, patientSite })).toEqual(['patientSite.cookieName'])
  },
)

test('the cookie domain cannot add other attributes', () => {
  const patientSite = { url: 'https://patients.example', cookieDomain: 'example; SameSite=None' }
  expect(invalidKeys({ ...HELP, patientSite })).toEqual(['patientSite.cookieDomain'])
})

test.each([
  [{ idleMinute: 5 }, 'idleMinute', 'idleMinutes'],
  [{ apiURL: '/x' }, 'apiURL', 'apiUrl'],
  [{ signInUrls: '' }, 'signInUrls', 'signInUrl'],
  [{ version: '7' }, 'version', null],
  [{ patientSite: { url: '', cookieDomain: '', cookieNam: 'sso' } }, 'patientSite.cookieNam', 'cookieName'],
])('%j has an unknown key, with the nearest known one (F-R11)', (change, key, nearest) => {
  const input = { ...HELP, ...change }
  expect(findUnknownKeys(input, parsePortalConfig(input))).toEqual([{ key, nearest }])
})

test('a file with known keys only has no unknown key', () => {
  const input = { ...HELP, patientSite: { url: '', cookieDomain: '' }, handOverScreens: ['calendar'] }
  expect(findUnknownKeys(input, parsePortalConfig(input))).toEqual([])
})
