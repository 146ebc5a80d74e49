import { afterEach, expect, test, vi } from 'vitest'
import { takeEarlyAnswer } from './early-calls'

const PATH = '/api/v1/user/info-detail'

afterEach(() => vi.unstubAllGlobals())

function setup() {
  const answer = Promise.resolve(Response.json({}))
  vi.stubGlobal('window', { portalEarly: { token: 'token', answers: new Map([[PATH, answer]]) } })
  return { answer }
}

test('an early answer is taken once', () => {
  const { answer } = setup()
  expect(takeEarlyAnswer(PATH, 'token')).toBe(answer)
  expect(takeEarlyAnswer(PATH, 'token')).toBeNull()
})

test('what was asked with another token is not taken', () => {
  setup()
  expect(takeEarlyAnswer(PATH, 'of-another-doctor')).toBeNull()
  expect(takeEarlyAnswer(PATH, null)).toBeNull()
})

test('what was not asked early is not there', () => {
  setup()
  expect(takeEarlyAnswer('/api/v1/doctor/companies', 'token')).toBeNull()
  vi.stubGlobal('window', {})
  expect(takeEarlyAnswer(PATH, 'token')).toBeNull()
})
