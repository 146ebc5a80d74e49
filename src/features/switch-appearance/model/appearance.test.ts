// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { deviceStorage } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { $mode, modeChosen } from './appearance'

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.mode
})

async function setup(stored?: string) {
  if (stored !== undefined) deviceStorage.write('portal.mode', stored)
  const scope = fork()
  await allSettled(appStarted, { scope })
  return scope
}

test('the stored mode is in force from the start', async () => {
  const scope = await setup('dark')
  expect(scope.getState($mode)).toBe('dark')
  expect(document.documentElement.dataset.mode).toBe('dark')
})

test('a stored value that is no mode falls back to what the system prefers', async () => {
  const scope = await setup('sepia')
  expect(scope.getState($mode)).toBe('light')
})

test('choosing another mode shows and remembers it', async () => {
  const scope = await setup('light')
  await allSettled(modeChosen, { scope, params: 'dark' })
  expect(document.documentElement.dataset.mode).toBe('dark')
  expect(deviceStorage.read('portal.mode')).toBe('dark')
})

test('choosing the mode in force writes nothing', async () => {
  const scope = await setup('light')
  const write = vi.spyOn(Storage.prototype, 'setItem')
  await allSettled(modeChosen, { scope, params: 'light' })
  expect(write).not.toHaveBeenCalled()
  write.mockRestore()
})
