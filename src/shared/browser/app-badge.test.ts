import { expect, test, vi } from 'vitest'
import { setAppBadge } from './app-badge'

test('the badge has the count; a rejection and a browser without badges change nothing', async () => {
  const set = vi.fn(() => Promise.reject(new DOMException('not installed', 'NotAllowedError')))
  vi.stubGlobal('navigator', { setAppBadge: set })
  setAppBadge(3)
  setAppBadge(0)
  expect(set.mock.calls).toEqual([[3], [0]])
  vi.stubGlobal('navigator', {})
  expect(() => setAppBadge(3)).not.toThrow()
})
