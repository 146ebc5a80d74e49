import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $liveStatus, type LiveStatus } from '@/shared/realtime'
import { $isConnectionLost } from './connection-watch'

vi.mock('@/shared/browser')
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup() {
  const scope = fork()
  return {
    become: (status: LiveStatus) => void allSettled($liveStatus, { scope, params: status }),
    isMissed: () => scope.getState($isConnectionLost),
  }
}

test.each(['lost', 'connecting'] as const)('a connection that is %s for five seconds is missed', async (status) => {
  const { become, isMissed } = setup()
  become(status)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(isMissed()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isMissed()).toBe(true)
  become('connected')
  expect(isMissed()).toBe(false)
})

test('a short gap is not worth a word', async () => {
  const { become, isMissed } = setup()
  become('lost')
  await vi.advanceTimersByTimeAsync(3_000)
  become('connected')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isMissed()).toBe(false)
})

test('after the session there is no connection to miss', async () => {
  const { become, isMissed } = setup()
  become('lost')
  await vi.advanceTimersByTimeAsync(6_000)
  become('closed')
  expect(isMissed()).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isMissed()).toBe(false)
})
