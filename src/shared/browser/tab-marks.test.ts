import { expect, test, vi } from 'vitest'
import { holdTabMark, isHeldByTab } from './tab-marks'

/** Shared locks, which are granted at once. */
function stubLocks() {
  const held: { name: string }[] = []
  const request = async (name: string, { mode }: LockOptions, work: () => Promise<void>) => {
    expect(mode).toBe('shared')
    const lock = { name }
    held.push(lock)
    await work()
    held.splice(held.indexOf(lock), 1)
  }
  vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held }) } })
}

test('several tabs can have a mark; it is gone when the last one has released it', async () => {
  stubLocks()
  const releases = [holdTabMark('visible'), holdTabMark('visible')]
  for (const release of releases) {
    expect(await isHeldByTab('visible')).toBe(true)
    expect(await isHeldByTab('other')).toBe(false)
    release()
    await Promise.resolve()
  }
  expect(await isHeldByTab('visible')).toBe(false)
})

test('in a browser without locks, or that rejects them, no tab has a mark', async () => {
  vi.stubGlobal('navigator', {})
  holdTabMark('visible')()
  expect(await isHeldByTab('visible')).toBe(false)
  const reject = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request: reject, query: reject } })
  holdTabMark('visible')()
  expect(await isHeldByTab('visible')).toBe(false)
})
