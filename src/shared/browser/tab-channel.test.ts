import { expect, test, vi } from 'vitest'
import { openStorageChannel, openTabChannel } from './tab-channel'

// @vitest-environment happy-dom
const NAME = 'portal.test'

function setup(open: typeof openTabChannel) {
  const received = { local: vi.fn(), remote: vi.fn() }
  const emit = open(NAME, received.local)
  open(NAME, received.remote)
  return { received, emit }
}

class BlockedChannel {
  constructor() {
    throw new DOMException('blocked', 'SecurityError')
  }
}

/** Storage events as in a browser: writes in this tab are reported too, because both test tabs share the window. */
function stubStorageEvents() {
  const store = new Map<string, string>()
  const dispatch = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => {
      store.set(key, value)
      dispatch(key, value)
    },
    removeItem: (key: string) => {
      if (store.delete(key)) dispatch(key, null)
    },
  })
  return store
}

test('a message reaches the other tab, but not its sender', async () => {
  const { received, emit } = setup(openTabChannel)
  emit({ kind: 'message' })
  await vi.waitFor(() => expect(received.remote).toHaveBeenCalledExactlyOnceWith({ kind: 'message' }))
  expect(received.local).not.toHaveBeenCalled()
})

test('storage events deliver every message', () => {
  const store = stubStorageEvents()
  const { received, emit } = setup(openStorageChannel)
  emit({ kind: 'message' })
  emit({ kind: 'message' })
  expect(received.remote.mock.calls).toEqual([[{ kind: 'message' }], [{ kind: 'message' }]])
  expect(store.size).toBe(0)
})

test('unreadable storage events and those of other keys are no messages', () => {
  const { received } = setup(openStorageChannel)
  window.dispatchEvent(new StorageEvent('storage', { key: NAME, newValue: '{' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'other.key', newValue: '{}' }))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(received.remote.mock.calls).toEqual([[null]])
})

test.each([
  ['tab', openTabChannel],
  ['storage', openStorageChannel],
])('where storage is blocked, sending through the %s channel never throws', (_, open) => {
  vi.stubGlobal('BroadcastChannel', BlockedChannel)
  vi.stubGlobal('localStorage', null)
  expect(() => setup(open).emit({ kind: 'message' })).not.toThrow()
})
