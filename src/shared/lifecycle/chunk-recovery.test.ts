import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as browser from '@/shared/browser'
import { isChunkLoadFailure, recoverFromChunkFailure } from './chunk-recovery'

vi.mock('@/shared/browser', () => ({
  isOnline: vi.fn(),
  reloadPage: vi.fn(),
  tabStorage: { read: vi.fn(), write: vi.fn() },
}))
const { isOnline, reloadPage } = vi.mocked(browser)
const storage = vi.mocked(browser.tabStorage)

const NOON = Date.UTC(2026, 10, 21, 12)
const SECOND = 1_000

/** A tab whose storage outlasts a reload, unless told otherwise. */
function setup({ online = true, keeps = true } = {}) {
  let stored: string | null = null
  isOnline.mockReturnValue(online)
  storage.read.mockImplementation(() => stored)
  storage.write.mockImplementation((_, value) => {
    if (keeps) stored = value
    return keeps
  })
}

beforeEach(() => setup())
afterEach(() => vi.clearAllMocks())

test.each([
  Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }),
  new Error('Loading CSS chunk 12 failed.'),
  new TypeError('Failed to fetch dynamically imported module: https://portal.example/static/js/12.js'),
  new TypeError('error loading dynamically imported module'),
  new TypeError('Importing a module script failed.'),
])('$name "$message" means that code of another version was asked for', (error) => {
  expect(isChunkLoadFailure(error)).toBe(true)
})

test.each([new Error('x is not a function'), new TypeError('Failed to fetch'), 'Loading chunk 12 failed.', null])(
  '%s does not',
  (error) => {
    expect(isChunkLoadFailure(error)).toBe(false)
  },
)

test('the page reloads once to fetch the new version, and not again when that did not help', () => {
  expect(recoverFromChunkFailure(NOON)).toBe(true)
  expect(recoverFromChunkFailure(NOON + 59 * SECOND)).toBe(false)
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('another deployment later in the day is recovered from again', () => {
  recoverFromChunkFailure(NOON)
  expect(recoverFromChunkFailure(NOON + 60 * SECOND)).toBe(true)
  expect(reloadPage).toHaveBeenCalledTimes(2)
})

test('an offline browser does not reload into nothing', () => {
  setup({ online: false })
  expect(recoverFromChunkFailure(NOON)).toBe(false)
  expect(reloadPage).not.toHaveBeenCalled()
})

test('where the reload cannot be remembered, there is none: it could go on for ever', () => {
  setup({ keeps: false })
  expect(recoverFromChunkFailure(NOON)).toBe(false)
  expect(reloadPage).not.toHaveBeenCalled()
})
