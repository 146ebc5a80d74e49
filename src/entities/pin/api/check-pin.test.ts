// @vitest-environment happy-dom
import { CancelledError, onlineManager } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { getGetUserInfoDetailQueryOptions } from '@/shared/api'
import { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { createRespondingClient } from '../../../../tests/support/vitest/responding-client'
import { checkPin, matchesPin, readDailyPin } from './check-pin'

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 4, maxLength: 4 })

test('four digits match only the same four digits', () => {
  fc.assert(fc.property(digits, digits, (typed, dailyPin) => matchesPin(typed, dailyPin) === (typed === dailyPin)))
  fc.assert(fc.property(digits, (pin) => matchesPin(pin, pin)))
})

test('a PIN that is sent as a number is padded with leading zeros', () => {
  fc.assert(fc.property(digits, (pin) => matchesPin(pin, Number(pin))))
  expect(readDailyPin(0)).toBe('0000')
  expect(readDailyPin(42)).toBe('0042')
  expect(readDailyPin(9_999)).toBe('9999')
})

const NOT_A_PIN = [
  '',
  ' ',
  '123',
  '12345',
  '12-4',
  '1e3',
  '0x1f',
  '-1.5',
  '１２３４',
  '١٢٣٤',
  '४३२१',
  ' 1234',
  '1234\n',
  '12 4',
]

test('a text that is not four ASCII digits matches nothing, not even itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
      fc.pre(!/^[0-9]{4}$/.test(text))
      return !matchesPin(text, text) && readDailyPin(text) === null
    }),
    { examples: NOT_A_PIN.map((text) => [text]) },
  )
})

test.each([
  null,
  undefined,
  true,
  12.5,
  -1,
  10_000,
  12_345,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1234n,
  ['1234'],
  { pin: '1234' },
])('a platform PIN of %s matches no input (F-G07)', (dailyPin) => {
  expect(readDailyPin(dailyPin)).toBeNull()
  fc.assert(fc.property(digits, (typed) => !matchesPin(typed, dailyPin)))
})

const NOON = Date.UTC(2026, 10, 21, 12)
const query = getGetUserInfoDetailQueryOptions()

/** The platform has responded with `known` before, and responds with `current` from now on. */
async function setup({ known, current }: { known: string; current: string }) {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  const respond = vi.fn<() => Promise<unknown>>()
  const client = createRespondingClient(respond)
  respond.mockResolvedValueOnce({ userInfo: { uuid: 'u', pin: known } })
  await client.query(query)
  respond.mockResolvedValue({ userInfo: { uuid: 'u', pin: current } })
  return { client, respond, check: (pin: string) => checkPin(client, new OneTimeSecret(pin)) }
}

test('a PIN that does not match is compared again with a fresh daily PIN (F-G08)', async () => {
  const { check, respond } = await setup({ known: '5678', current: '1234' })
  expect(await check('1234')).toBe('right')
  expect(respond).toHaveBeenCalledTimes(2)
})

test.each([
  ['was read while the clock was fast', NOON - 3_600_000],
  ['is of the previous day', Date.UTC(2026, 10, 21, 21)], // midnight in Istanbul
])('a PIN that %s is not the daily PIN of today', async (_, now) => {
  const { check } = await setup({ known: '5678', current: '1234' })
  vi.setSystemTime(now)
  expect(await check('5678')).toBe('wrong')
  expect(await check('1234')).toBe('right')
})

test('a failed check is not repeated: the user is waiting', async () => {
  const { client, respond, check } = await setup({ known: '5678', current: '1234' })
  client.setDefaultOptions({ queries: { retry: 1, retryDelay: 0 } })
  respond.mockReset().mockRejectedValue(new Error('503'))
  expect(await check('1234')).toBe('unreachable')
  expect(respond).toHaveBeenCalledOnce()
})

test('offline the result is there at once: a request that waits for the network is cancelled, the others are not', async () => {
  onTestFinished(() => onlineManager.setOnline(true))
  const { client, respond, check } = await setup({ known: '5678', current: '1234' })
  client.removeQueries(query)
  const { promise, resolve } = Promise.withResolvers<unknown>()
  respond.mockReturnValueOnce(promise)
  const running = client.query({ queryKey: ['running'] })
  onlineManager.setOnline(false)
  const waiting = client.query(query).catch((error: unknown) => error)
  respond.mockRejectedValue(new Error('offline'))
  expect(await check('1234')).toBe('unreachable')
  expect(await waiting).toBeInstanceOf(CancelledError)
  resolve('response')
  expect(await running).toBe('response')
})
