import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as browser from '@/shared/browser'
import { reloadForNewVersion } from './chunk-loading'

vi.mock('@/shared/browser', () => ({
  reloadPage: vi.fn(),
  tabStorage: { read: vi.fn(), write: vi.fn() },
}))
const { reloadPage } = vi.mocked(browser)
const storage = vi.mocked(browser.tabStorage)

const NOON = Date.UTC(2026, 10, 21, 12)
const SECOND = 1_000

function setup({ isPersistent = true } = {}) {
  let stored: string | null = null
  storage.read.mockImplementation(() => stored)
  storage.write.mockImplementation((_, value) => {
    if (isPersistent) stored = value
    return isPersistent
  })
}

beforeEach(() => setup())
afterEach(() => vi.clearAllMocks())

test('the page reloads once to load the new version, and not again if that did not help', () => {
  expect(reloadForNewVersion(NOON)).toBe(true)
  expect(reloadForNewVersion(NOON + 59 * SECOND)).toBe(false)
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('a later deployment causes another reload', () => {
  reloadForNewVersion(NOON)
  expect(reloadForNewVersion(NOON + 60 * SECOND)).toBe(true)
  expect(reloadPage).toHaveBeenCalledTimes(2)
})

test('the page does not reload if the time of the reload cannot be stored, which could loop forever', () => {
  setup({ isPersistent: false })
  expect(reloadForNewVersion(NOON)).toBe(false)
  expect(reloadPage).not.toHaveBeenCalled()
})
