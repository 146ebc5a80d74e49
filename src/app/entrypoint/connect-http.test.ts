// @vitest-environment happy-dom
import { fork } from 'effector'
import { afterEach, expect, test } from 'vitest'
import { $selectedCompany } from '@/entities/company'
import { $authToken, requestContextMismatched } from '@/shared/auth'
import { deleteCookie, writeCookie } from '@/shared/browser'
import { recordPayloads } from '../../../tests/support/vitest/record-payloads'
import { createRequestContext } from './connect-http'

afterEach(() => {
  deleteCookie('auth_doctor')
  deleteCookie('selected_company')
})

function setup(token: string | null, company: string | null) {
  const scope = fork({
    values: [
      [$authToken, token],
      [$selectedCompany, company],
    ],
  })
  const { read, onMismatch } = createRequestContext(scope)
  return { scope, onMismatch, read: (options = { isAnyClinic: false }) => read(options) }
}

test('a tab may send requests while the cookies hold its session and its clinic', () => {
  writeCookie('auth_doctor', 'token')
  writeCookie('selected_company', 'moda')
  const { read } = setup('token', 'moda')
  expect(read()).toEqual(expect.any(String))
  expect(read()).toBe(read())
  expect(setup('token', null).read()).toBeNull()
  expect(setup('another', 'moda').read()).toBeNull()
})

test.each([
  ['the session', 'auth_doctor', 'of-another-doctor'],
  ['the clinic', 'selected_company', 'levent'],
])('when another tab changes %s, this tab sends no more requests', (_, cookie, value) => {
  writeCookie('auth_doctor', 'token')
  writeCookie('selected_company', 'moda')
  const { read } = setup('token', 'moda')
  writeCookie(cookie, value)
  expect(read()).toBeNull()
  deleteCookie(cookie)
  expect(read()).toBeNull()
})

test('the undo of a switch is sent whatever the clinic, in the session of the tab only', () => {
  writeCookie('auth_doctor', 'token')
  writeCookie('selected_company', 'levent')
  const anyClinic = { isAnyClinic: true }
  const { read } = setup('token', 'moda')
  expect(read(anyClinic)).toEqual(expect.any(String))
  expect(setup('another', 'moda').read(anyClinic)).toBeNull()
})

test('every combination of session and clinic has its own key', () => {
  const keys = [
    ['a', 'b'],
    ['a', null],
    [null, null],
  ].map(([token = null, company = null]) => {
    deleteCookie('auth_doctor')
    deleteCookie('selected_company')
    if (token !== null) writeCookie('auth_doctor', token)
    if (company !== null) writeCookie('selected_company', company)
    return setup(token, company).read()
  })
  expect(new Set(keys).size).toBe(3)
  expect(keys).not.toContain(null)
})

test('a mismatch is reported', () => {
  const { scope, onMismatch } = setup('token', null)
  const mismatches = recordPayloads(requestContextMismatched, scope)
  onMismatch()
  expect(mismatches).toHaveLength(1)
})
