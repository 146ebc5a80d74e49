// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { deviceStorage, tabStorage } from './storage'

afterEach(() => {
  deviceStorage.remove('key')
  tabStorage.remove('key')
})

function blockStorage() {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  }
}

test('device storage and tab storage are separate', () => {
  expect(deviceStorage.write('key', 'device')).toBe(true)
  expect(tabStorage.write('key', 'tab')).toBe(true)
  expect(localStorage.getItem('key')).toBe('device')
  expect(sessionStorage.getItem('key')).toBe('tab')
})

test('blocked storage falls back to memory and reports that the value is not persistent (F-O07)', () => {
  blockStorage()
  expect(deviceStorage.read('key')).toBeNull()
  expect(deviceStorage.write('key', 'dark')).toBe(false)
  expect(deviceStorage.read('key')).toBe('dark')
  expect(tabStorage.read('key')).toBeNull()
  deviceStorage.remove('key')
  expect(deviceStorage.read('key')).toBeNull()
})

test('missing storage falls back to memory', () => {
  vi.stubGlobal('localStorage', null)
  expect(deviceStorage.write('key', 'dark')).toBe(false)
  expect(deviceStorage.read('key')).toBe('dark')
})

test('full storage keeps the newest value in memory until there is room again (F-O07)', () => {
  let isFull = true
  const stored = new Map([['key', 'light']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => stored.delete(key),
  })
  expect(deviceStorage.write('key', 'dark')).toBe(false)
  expect(deviceStorage.read('key')).toBe('dark')
  isFull = false
  expect(deviceStorage.write('key', 'light')).toBe(true)
  expect(deviceStorage.read('key')).toBe('light')
  expect(stored.get('key')).toBe('light')
})

test('clear removes the keys of the portal', () => {
  tabStorage.write('portal.a', '1')
  tabStorage.write('key', '1')
  tabStorage.clear()
  expect(tabStorage.read('portal.a')).toBeNull()
  expect(tabStorage.read('key')).toBe('1')
})

test('clear removes the keys of the portal also while storage is blocked', () => {
  blockStorage()
  tabStorage.write('portal.a', '1')
  tabStorage.clear()
  expect(tabStorage.read('portal.a')).toBeNull()
})
