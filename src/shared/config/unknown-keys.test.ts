import { expect, test } from 'vitest'
import { parsePortalConfig } from './portal-config'
import { findUnknownKeys } from './unknown-keys'

const HELP = { calendarHelpCategory: '0b4c9f6e-6f7e-4d29-9a51-0f3c2b6f7f10' }

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
