import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { $today, appStarted, screenReady } from '@/shared/lifecycle'
import { stubCookies } from '../../../../tests/support/vitest/cookies'
import { $selectedCompany, activeCompany, findCompany, saveSelectedCompanyTask, toCompany } from './company'

const first = { uuid: '5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11' }
const second = { uuid: 'a1b2c3d4-6a57-4f0b-9d0e-2b1f8f6c3a22' }

test('the selected clinic is active', () => {
  expect(activeCompany([first, second], second.uuid.toUpperCase())).toBe(second)
})

test.each([null, '', 'not a uuid', '../../x', '<img src=x onerror=alert(1)>', '00000000-0000-4000-8000-000000000000'])(
  'a selection that is not a clinic of the user falls back to the first clinic: %s (F-B14)',
  (selected) => expect(activeCompany([first, second], selected)).toBe(first),
)

test('a user without clinics has no active clinic', () => {
  expect(activeCompany([], first.uuid)).toBeNull()
})

test('a clinic whose id is not known is not found', () => {
  expect(findCompany([{}, first], first.uuid)).toBe(first)
  expect(findCompany([{}], null)).toBeNull()
})

test('name and e-mail are trimmed, and blank ones are missing', () => {
  const { uuid } = first
  expect(toCompany({ uuid, company_name: ' Ege ', email: ' a@b.c ' })).toEqual({ uuid, name: 'Ege', email: 'a@b.c' })
  expect(toCompany({ uuid, company_name: ' ', email: '' })).toEqual({ uuid, name: null, email: null })
})

test('a name or e-mail of megabytes is cut', () => {
  const long = 'ğ'.repeat(900_000)
  const text = `${'ğ'.repeat(500)}…`
  expect(toCompany({ uuid: first.uuid, company_name: long, email: long })).toMatchObject({ name: text, email: text })
})

test.each([
  ['token', second.uuid],
  [null, null],
])(
  'a page that starts with the token %j has the clinic %j: a new session starts in another one',
  async (token, clinic) => {
    const cookies = stubCookies({ auth_doctor: token, selected_company: second.uuid })
    const scope = fork()
    await allSettled(appStarted, { scope })
    expect(scope.getState($selectedCompany)).toBe(clinic)
    expect(cookies.stored.get('selected_company') ?? null).toBe(clinic)
  },
)

test.each([
  ['the same session keeps the clinic that the portal has stored', 'token', second.uuid, second.uuid],
  [
    'a session that started outside of the portal does not get the clinic of the previous one',
    'other',
    second.uuid,
    null,
  ],
  ['a session gets the clinic that another application has stored', 'other', first.uuid, first.uuid],
])('%s', async (_, token, inCookie, clinic) => {
  const cookies = stubCookies({ auth_doctor: 'token' })
  await allSettled(saveSelectedCompanyTask, { scope: fork(), params: second.uuid })
  cookies.stored.set('auth_doctor', token).set('selected_company', inCookie)
  const scope = fork()
  await allSettled(appStarted, { scope })
  expect(scope.getState($selectedCompany)).toBe(clinic)
  expect(cookies.stored.get('selected_company') ?? null).toBe(clinic)
})

test('the selected clinic ends with the session', async () => {
  stubCookies()
  const scope = fork({ values: [[$selectedCompany, second.uuid]] })
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(scope.getState($selectedCompany)).toBeNull()
})

test.each([
  [second.uuid, ['selected_company']],
  [first.uuid, []],
  [null, []],
])('a screen renews the cookie of its clinic, not that of another tab: %s', async (clinic, renewed) => {
  const cookies = stubCookies({ auth_doctor: 'token', selected_company: clinic })
  const scope = fork({ values: [[$selectedCompany, second.uuid]] })
  await allSettled(screenReady, { scope })
  expect(cookies.written).toEqual(renewed)
  expect(cookies.stored.get('selected_company') ?? null).toBe(clinic)
  await allSettled($today, { scope, params: '2026-11-30' })
  expect(cookies.written, 'also on a screen that stays open').toEqual([...renewed, ...renewed])
})
