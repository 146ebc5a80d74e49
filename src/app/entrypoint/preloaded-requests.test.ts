import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as browser from '@/shared/browser'
import { takePreloadedResponse } from './preloaded-requests'

vi.mock('@/shared/browser')
const { readCookie } = vi.mocked(browser)

const PATH = '/api/v1/user/info-detail'

const CLINIC = '5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11'

beforeEach(() => void readCookie.mockReturnValue(CLINIC))
afterEach(() => vi.unstubAllGlobals())

function setup(body: string | null = null, clinic: string | null = CLINIC) {
  const response = Promise.resolve(Response.json({}))
  vi.stubGlobal('window', {
    portalPreload: { token: 'token', clinic, responses: new Map([[PATH, { body, response }]]) },
  })
  return { response }
}

test('a preloaded response is taken once', () => {
  const { response } = setup()
  expect(takePreloadedResponse({ path: PATH, token: 'token', body: null })).toBe(response)
  expect(takePreloadedResponse({ path: PATH, token: 'token', body: null })).toBeNull()
})

test('a response to another token is not taken', () => {
  setup()
  expect(takePreloadedResponse({ path: PATH, token: 'of-another-doctor', body: null })).toBeNull()
  expect(takePreloadedResponse({ path: PATH, token: null, body: null })).toBeNull()
})

test('a request that was not preloaded has no response', () => {
  setup()
  expect(takePreloadedResponse({ path: '/api/v1/doctor/companies', token: 'token', body: null })).toBeNull()
  vi.stubGlobal('window', {})
  expect(takePreloadedResponse({ path: PATH, token: 'token', body: null })).toBeNull()
})

test('a response to another body is not taken', () => {
  const { response } = setup('{"date":"2026-11-21"}')
  expect(takePreloadedResponse({ path: PATH, token: 'token', body: '{"date":"2026-11-22"}' })).toBeNull()
  expect(takePreloadedResponse({ path: PATH, token: 'token', body: '{"date":"2026-11-21"}' })).toBe(response)
})

test('a response to a request in another clinic is not taken', () => {
  setup()
  readCookie.mockReturnValue('8d2e6b14-0f3a-4c79-9b58-3e7a1c5d9f02')
  expect(takePreloadedResponse({ path: PATH, token: 'token', body: null })).toBeNull()
})

test('without a clinic in the cookie, a response to a request without a clinic is taken', () => {
  const { response } = setup(null, null)
  readCookie.mockReturnValue(null)
  expect(takePreloadedResponse({ path: PATH, token: 'token', body: null })).toBe(response)
})
