import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { $liveStatus, type LiveStatus } from '@/shared/realtime'
import { $isConnectionLost } from './connection-watch'

beforeEach(() => void vi.useFakeTimers())

function setup() {
  const scope = fork()
  return {
    become: (status: LiveStatus) => void allSettled($liveStatus, { scope, params: status }),
    isLost: () => scope.getState($isConnectionLost),
  }
}

test.each(['lost', 'connecting'] as const)(
  'a connection that is %s for five seconds counts as lost (F-I13)',
  async (status) => {
    const { become, isLost } = setup()
    become(status)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(isLost()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isLost()).toBe(true)
    become('connected')
    expect(isLost()).toBe(false)
  },
)

test('a failed attempt to connect does not start the five seconds again', async () => {
  const { become, isLost } = setup()
  become('connecting')
  await vi.advanceTimersByTimeAsync(3_000)
  become('lost')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(isLost()).toBe(true)
})

test('a short interruption shows nothing', async () => {
  const { become, isLost } = setup()
  become('lost')
  await vi.advanceTimersByTimeAsync(3_000)
  become('connected')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isLost()).toBe(false)
})

test('after the session a missing connection is not lost', async () => {
  const { become, isLost } = setup()
  become('lost')
  await vi.advanceTimersByTimeAsync(6_000)
  become('closed')
  expect(isLost()).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isLost()).toBe(false)
})
