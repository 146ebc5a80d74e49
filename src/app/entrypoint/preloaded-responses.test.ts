import { expect, test, vi } from 'vitest'
import { stubCookies } from '../../../tests/support/vitest/cookies'
import { takePreloadedResponse } from './preloaded-responses'

const PATH = '/api/v1/user/info-detail'

const CLINIC = '5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11'

interface Preload {
  body?: string | null
  /** Clinic in the cookie when the request was sent. */
  clinic?: string | null
  inCookie?: string | null
}

function setup({ body = null, clinic = CLINIC, inCookie = clinic }: Preload = {}) {
  stubCookies({ selected_company: inCookie })
  const response = Response.json({})
  const { promise, resolve } = Promise.withResolvers<{ body: string | null; response: Response }>()
  vi.stubGlobal('window', { portalPreload: { token: 'token', clinic, responses: new Map([[PATH, promise]]) } })
  return { response, respond: () => resolve({ body, response }) }
}

test('a preloaded response is taken once, also before it has arrived', async () => {
  const { response, respond } = setup()
  const taken = takePreloadedResponse({ path: PATH, token: 'token', body: null })
  respond()
  await expect(taken).resolves.toBe(response)
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

test.each([
  ['the same day', '{"date":"2026-11-21"}', true],
  ['another day', '{"date":"2026-11-22"}', false],
])('a response to a request with a body is taken for %s: $2', async (_, body, isSame) => {
  const { response, respond } = setup({ body: '{"date":"2026-11-21"}' })
  const taken = takePreloadedResponse({ path: PATH, token: 'token', body })
  respond()
  await expect(taken).resolves.toBe(isSame ? response : null)
})

test('a response to a request in another clinic is not taken', () => {
  setup({ inCookie: '8d2e6b14-0f3a-4c79-9b58-3e7a1c5d9f02' })
  expect(takePreloadedResponse({ path: PATH, token: 'token', body: null })).toBeNull()
})

test('without a clinic in the cookie, a response to a request without a clinic is taken', async () => {
  const { response, respond } = setup({ clinic: null })
  respond()
  await expect(takePreloadedResponse({ path: PATH, token: 'token', body: null })).resolves.toBe(response)
})
