import { expect, test, vi } from 'vitest'
import { openTabChannel } from './tab-channel'

// @vitest-environment happy-dom
const NAME = 'portal.test'

function setup() {
  const received = { local: vi.fn(), remote: vi.fn() }
  const emit = openTabChannel(NAME, received.local)
  openTabChannel(NAME, received.remote)
  return { received, emit }
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
  const { received, emit } = setup()
  emit({ kind: 'message' })
  await vi.waitFor(() => expect(received.remote).toHaveBeenCalledExactlyOnceWith({ kind: 'message' }))
  expect(received.local).not.toHaveBeenCalled()
})

test.each([
  ['has no BroadcastChannel', undefined],
  [
    'blocks BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('blocked', 'SecurityError')
      }
    },
  ],
])('in a browser that %s, storage events deliver every message', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel)
  const store = stubStorageEvents()
  const { received, emit } = setup()
  emit({ kind: 'message' })
  emit({ kind: 'message' })
  expect(received.remote.mock.calls).toEqual([[{ kind: 'message' }], [{ kind: 'message' }]])
  expect(store.size).toBe(0)
})

test('unreadable storage events and those of other keys are no messages', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const { received } = setup()
  window.dispatchEvent(new StorageEvent('storage', { key: NAME, newValue: '{' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'other.key', newValue: '{}' }))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(received.remote.mock.calls).toEqual([[null]])
})

test('sending never throws, not even without BroadcastChannel and storage', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('localStorage', null)
  expect(() => setup().emit({ kind: 'message' })).not.toThrow()
})
