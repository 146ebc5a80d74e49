import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import * as browser from '@/shared/browser'
import { $isPageVisible, $returnedAt } from './page'
import { appStarted } from './start-up'

vi.mock('@/shared/browser')

test('the page counts as visible until the browser says otherwise', async () => {
  const scope = fork()
  expect(scope.getState($isPageVisible)).toBe(true)
  await allSettled(appStarted, { scope })
  const [setVisible] = vi.mocked(browser.watchPageVisibility).mock.lastCall ?? []
  setVisible?.(false)
  expect(scope.getState($isPageVisible)).toBe(false)
  setVisible?.(true)
  expect(scope.getState($isPageVisible)).toBe(true)
})

test('the start of the page is no return to it', async () => {
  const scope = fork()
  await allSettled(appStarted, { scope })
  const [setVisible] = vi.mocked(browser.watchPageVisibility).mock.lastCall ?? []
  setVisible?.(true)
  expect(scope.getState($returnedAt)).toBe(0)
})
