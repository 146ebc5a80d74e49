import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { startFakePlatform } from '../../../tests/support/vitest/platform-server'
import { ApiError } from './api-error'
import { findPatients, isRetryable, listCompanies, retryAt, retryDelay } from './'

const NOW = Date.parse('2026-11-23T09:00:00Z')

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))

const respondWith = startFakePlatform()
const respond = (status: number, retryAfter: string | null, date: string | null = null) =>
  respondWith(() => {
    const headers = { ...(retryAfter !== null && { 'Retry-After': retryAfter }), ...(date !== null && { Date: date }) }
    return HttpResponse.json({}, { status, headers })
  })

const failure = () => listCompanies().catch((error: unknown) => error)

test.each([
  ['seconds', '12', null, 12_000],
  ['a date', 'Mon, 23 Nov 2026 09:00:30 GMT', null, 30_000],
  [
    'a date, with a device clock that is one day off',
    'Tue, 24 Nov 2026 09:00:30 GMT',
    'Tue, 24 Nov 2026 09:00:10 GMT',
    20_000,
  ],
  ['hours, which are limited', '86400', null, 120_000],
])('Retry-After in %s is read (F-R08)', async (_, retryAfter, date, wait) => {
  respond(429, retryAfter, date)
  expect(retryAt(await failure())).toBe(NOW + wait)
})

test.each([null, '', '0', '-5', 'soon', 'Mon, 23 Nov 2026 08:00:00 GMT'])(
  'a Retry-After of %j is no waiting time',
  async (retryAfter) => {
    respond(503, retryAfter)
    expect(retryAt(await failure())).toBeNull()
    expect(retryAt(new Error('other'))).toBeNull()
  },
)

test('until that time the operation fails at once and sends nothing; other operations are not affected (F-R08)', async () => {
  const { received } = respond(429, '12')
  const first = await failure()
  vi.setSystemTime(NOW + 11_999)
  expect(await failure()).toBe(first)
  expect(received).toHaveLength(1)
  await findPatients({ keyword: 'ali', type: 0 }).catch(() => {})
  expect(received).toHaveLength(2)
  vi.setSystemTime(NOW + 12_000)
  await listCompanies().catch(() => {})
  expect(received).toHaveLength(3)
})

test('a clock that is set back ends the wait', async () => {
  const { received } = respond(429, '60')
  await failure()
  vi.setSystemTime(NOW - 3_600_000)
  await failure()
  expect(received).toHaveLength(2)
})

const error = (status: number, waitMs: number | null) =>
  new ApiError({
    kind: status < 500 ? 'rejected' : 'server',
    operation: 'GET /x',
    status,
    retryAt: waitMs === null ? null : NOW + waitMs,
  })

test('an automatic retry waits for the platform if that is a few seconds, else there is none (F-R08)', () => {
  expect(isRetryable(error(429, 3_000))).toBe(true)
  expect(isRetryable(error(503, 3_000))).toBe(true)
  expect(isRetryable(error(429, 30_000))).toBe(false)
  expect(isRetryable(error(503, 30_000))).toBe(false)
  expect(isRetryable(error(429, null))).toBe(false)
  expect(retryDelay(0, error(429, 3_000))).toBe(3_050)
  expect(retryDelay(0, error(503, null))).toBe(500)
  expect(retryDelay(9, error(503, null))).toBe(4_000)
})
