import { expect, test } from 'vitest'
import { ConfigError, parsePortalConfig } from './portal-config'

const HELP = { calendarHelpCategory: '0b4c9f6e-6f7e-4d29-9a51-0f3c2b6f7f10' }

/** The keys that the start-up screen would name. */
function wrongKeys(input: unknown): readonly string[] {
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
    idleMinutes: 15,
    errorReportUrl: '',
    otherScreensUrl: '',
    handOverScreens: [],
  })
})

test('a complete configuration is taken as it stands, and unknown keys are left out', () => {
  const config = {
    ...HELP,
    apiUrl: 'https://api.clinic.example',
    liveUrl: 'https://live.clinic.example',
    telemedicineUrl: 'https://video.clinic.example',
    signInUrl: '/login',
    patientSite: { url: 'https://patients.clinic.example', cookieDomain: '.clinic.example', cookieName: 'sso' },
    idleMinutes: 0,
    errorReportUrl: '/errors',
    otherScreensUrl: 'https://old.clinic.example',
    handOverScreens: ['calendar'],
  }
  expect(parsePortalConfig({ ...config, version: '7' })).toEqual(config)
})

test('a missing key and a wrong one are both named, nested ones with their path', () => {
  expect(wrongKeys({})).toEqual(['calendarHelpCategory'])
  expect(wrongKeys({ ...HELP, apiUrl: 7, idleMinutes: -1 })).toEqual(['apiUrl', 'idleMinutes'])
  expect(wrongKeys({ ...HELP, idleMinutes: 1.5 })).toEqual(['idleMinutes'])
  expect(wrongKeys({ ...HELP, patientSite: { url: 'https://p.example' } })).toEqual(['patientSite.cookieDomain'])
  expect(wrongKeys({ ...HELP, handOverScreens: ['calendar', 7] })).toEqual(['handOverScreens.1'])
})

test.each([null, undefined, [], 'config', 7])('%j is not a configuration at all, and the file is named', (input) => {
  expect(wrongKeys(input)).toEqual(['config.json'])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'clinic.example',
  'ftp://x.example',
])('the portal neither calls nor redirects to %j', (url) => {
  for (const key of ['apiUrl', 'liveUrl', 'telemedicineUrl', 'signInUrl', 'errorReportUrl', 'otherScreensUrl']) {
    expect(wrongKeys({ ...HELP, [key]: url })).toEqual([key])
  }
})

test.each([
  'javascript:alert(1)',
  'http://patients.example',
  '//patients.example',
  '/\\patients.example',
  'http://localhost.evil.example',
])('the token is never taken to a patient site at %j', (url) => {
  expect(wrongKeys({ ...HELP, patientSite: { url, cookieDomain: '' } })).toEqual(['patientSite.url'])
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

test.each(['auth_doctor', 'selected_company', 'lang_doctor', 'a b', 'a=b', 'a;b', ''])(
  'the copy of the session cannot be called %j',
  (cookieName) => {
    const patientSite = { url: 'https://patients.example', cookieDomain: '', cookieName }
    expect(wrongKeys({ ...HELP, patientSite })).toEqual(['patientSite.cookieName'])
  },
)

test('the cookie domain cannot smuggle in other attributes', () => {
  const patientSite = { url: 'https://patients.example', cookieDomain: 'example; SameSite=None' }
  expect(wrongKeys({ ...HELP, patientSite })).toEqual(['patientSite.cookieDomain'])
})
