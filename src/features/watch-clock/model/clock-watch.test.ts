import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $clockDifference, serverTimeReceived } from './clock-watch'

const NOON = Date.UTC(2026, 10, 23, 12)
const MINUTE = 60_000

function setup() {
  const scope = fork()
  return {
    difference: () => scope.getState($clockDifference),
    receive: (serverTime: number, sentAt: number, receivedAt = sentAt + 300) =>
      allSettled(serverTimeReceived, { scope, params: { serverTime, sentAt, receivedAt } }),
  }
}

test.each([
  ['one day ahead', -24 * 60 * MINUTE],
  ['one day behind', 24 * 60 * MINUTE],
  ['a little more than five minutes ahead', -5 * MINUTE - 1_500],
  ['a little more than five minutes behind', 5 * MINUTE + 1_500],
])('a device clock that is %s is known after two responses, with both times (F-R20)', async (_, offset) => {
  const { difference, receive } = setup()
  await receive(NOON + offset, NOON)
  expect(difference()).toBeNull()
  await receive(NOON + offset + 10_000, NOON + 10_000)
  expect(difference()).toEqual({ device: NOON + 10_300, server: NOON + offset + 10_000 })
  await receive(NOON + offset + 20_000, NOON + 20_000)
  expect(difference(), 'the times stay, so that they are announced once').toMatchObject({ device: NOON + 10_300 })
})

test.each([
  ['up to five minutes', 0, 5 * MINUTE - 2_000, 300],
  ['a slow response', 0, 1_000, 20 * MINUTE],
  ['a device that slept during the request', 19 * MINUTE, 0, 20 * MINUTE],
])('%s is no wrong clock (F-R20)', async (_, serverOffset, sentOffset, duration) => {
  const { difference, receive } = setup()
  for (let reading = 0; reading < 3; reading += 1) {
    await receive(NOON + serverOffset, NOON + sentOffset, NOON + sentOffset + duration)
  }
  expect(difference()).toBeNull()
})

test('a corrected clock and a single old response show nothing', async () => {
  const { difference, receive } = setup()
  await receive(NOON - 60 * MINUTE, NOON)
  await receive(NOON, NOON)
  await receive(NOON - 60 * MINUTE, NOON)
  expect(difference()).toBeNull()
  await receive(NOON - 60 * MINUTE, NOON)
  expect(difference()).not.toBeNull()
  await receive(NOON, NOON)
  expect(difference()).toBeNull()
})
