import { afterEach, expect, test, vi } from 'vitest'
import { takeEarlyAnswer } from './early-calls'

const PATH = '/api/v1/user/info-detail'

afterEach(() => vi.unstubAllGlobals())

function setup(body: string | null = null) {
  const answer = Promise.resolve(Response.json({}))
  vi.stubGlobal('window', { portalEarly: { token: 'token', answers: new Map([[PATH, { body, answer }]]) } })
  return { answer }
}

test('an early answer is taken once', () => {
  const { answer } = setup()
  expect(takeEarlyAnswer({ path: PATH, token: 'token', body: null })).toBe(answer)
  expect(takeEarlyAnswer({ path: PATH, token: 'token', body: null })).toBeNull()
})

test('what was asked with another token is not taken', () => {
  setup()
  expect(takeEarlyAnswer({ path: PATH, token: 'of-another-doctor', body: null })).toBeNull()
  expect(takeEarlyAnswer({ path: PATH, token: null, body: null })).toBeNull()
})

test('what was not asked early is not there', () => {
  setup()
  expect(takeEarlyAnswer({ path: '/api/v1/doctor/companies', token: 'token', body: null })).toBeNull()
  vi.stubGlobal('window', {})
  expect(takeEarlyAnswer({ path: PATH, token: 'token', body: null })).toBeNull()
})

test('an answer to another body is not taken', () => {
  const { answer } = setup('{"date":"2026-11-21"}')
  expect(takeEarlyAnswer({ path: PATH, token: 'token', body: '{"date":"2026-11-22"}' })).toBeNull()
  expect(takeEarlyAnswer({ path: PATH, token: 'token', body: '{"date":"2026-11-21"}' })).toBe(answer)
})
