// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { openTabChannel } from './tab-channel'

const NAME = 'portal.test'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Two tabs of one browser, and what each of them hears. */
function setup() {
  const received = { here: vi.fn(), there: vi.fn() }
  const emit = openTabChannel(NAME, received.here)
  openTabChannel(NAME, received.there)
  return { received, emit }
}

/** As in a browser, where only the other tabs hear that one of them writes. */
function stubNotes() {
  const store = new Map<string, string>()
  const announce = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => {
      store.set(key, value)
      announce(key, value)
    },
    removeItem: (key: string) => {
      if (store.delete(key)) announce(key, null)
    },
  })
  return store
}

test('what one tab tells, the other hears, and the one itself does not', async () => {
  const { received, emit } = setup()
  emit({ kind: 'news' })
  await vi.waitFor(() => expect(received.there).toHaveBeenCalledExactlyOnceWith({ kind: 'news' }))
  expect(received.here).not.toHaveBeenCalled()
})

test.each([
  ['has no channels', undefined],
  [
    'refuses channels',
    class {
      constructor() {
        throw new DOMException('blocked', 'SecurityError')
      }
    },
  ],
])('in a browser that %s, notes in the storage tell the same news as often as it happens', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel)
  const store = stubNotes()
  const { received, emit } = setup()
  emit({ kind: 'news' })
  emit({ kind: 'news' })
  expect(received.there.mock.calls).toEqual([[{ kind: 'news' }], [{ kind: 'news' }]])
  expect(store.size).toBe(0)
})

test('a note that nobody can read, or for somebody else, is no news', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const { received } = setup()
  window.dispatchEvent(new StorageEvent('storage', { key: NAME, newValue: '{' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'somebody.else', newValue: '{}' }))
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(received.there.mock.calls).toEqual([[null]])
})

test('telling never fails, also without channels and storage', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('localStorage', null)
  expect(() => setup().emit({ kind: 'news' })).not.toThrow()
})
