// @vitest-environment happy-dom
import { allSettled, createWatch, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { deviceStorage } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { tabMessageReceived, tabMessageRequested } from '@/shared/tabs'
import { $layout, $mode, $skin, layoutChosen, modeChosen, skinChosen } from './appearance'

beforeEach(() => {
  delete document.documentElement.dataset.mode
})

async function setup(stored?: string) {
  if (stored !== undefined) deviceStorage.write('portal.mode', stored)
  const scope = fork()
  await allSettled(appStarted, { scope })
  return scope
}

test('the stored mode is applied from the start', async () => {
  const scope = await setup('dark')
  expect(scope.getState($mode)).toBe('dark')
  expect(document.documentElement.dataset.mode).toBe('dark')
})

test('an invalid stored value falls back to the preference of the system', async () => {
  const scope = await setup('sepia')
  expect(scope.getState($mode)).toBe('light')
})

test('choosing another mode applies and stores it', async () => {
  const scope = await setup('light')
  await allSettled(modeChosen, { scope, params: 'dark' })
  expect(document.documentElement.dataset.mode).toBe('dark')
  expect(deviceStorage.read('portal.mode')).toBe('dark')
})

test('choosing the current mode writes nothing (F-N11)', async () => {
  const scope = await setup('light')
  const write = vi.spyOn(Storage.prototype, 'setItem')
  await allSettled(modeChosen, { scope, params: 'light' })
  expect(write).not.toHaveBeenCalled()
  write.mockRestore()
})

test('skin and layout are separate preferences', async () => {
  const scope = await setup('dark')
  await allSettled(skinChosen, { scope, params: 'bordered' })
  await allSettled(layoutChosen, { scope, params: 'horizontal' })
  expect(document.documentElement.dataset).toMatchObject({ mode: 'dark', skin: 'bordered', layout: 'horizontal' })
  const next = await setup()
  expect([next.getState($skin), next.getState($layout), next.getState($mode)]).toEqual([
    'bordered',
    'horizontal',
    'dark',
  ])
})

test('the mode, skin and layout chosen in another tab are applied at once', async () => {
  const scope = await setup('light')
  const chosen = { mode: 'dark', skin: 'bordered', layout: 'horizontal' }
  for (const [option, value] of Object.entries(chosen)) localStorage.setItem(`portal.${option}`, value)
  await allSettled(tabMessageReceived, { scope, params: 'preferences-changed' })
  expect([scope.getState($mode), scope.getState($skin), scope.getState($layout)]).toEqual(Object.values(chosen))
  expect(document.documentElement.dataset).toMatchObject(chosen)
})

test('a choice is sent to the other tabs after it was stored, a received one is not sent again', async () => {
  const scope = await setup('light')
  const sent: (string | null)[] = []
  createWatch({ unit: tabMessageRequested, fn: (kind) => sent.push(kind, deviceStorage.read('portal.mode')), scope })
  await allSettled(modeChosen, { scope, params: 'dark' })
  await allSettled(modeChosen, { scope, params: 'dark' })
  await allSettled(tabMessageReceived, { scope, params: 'preferences-changed' })
  expect(sent).toEqual(['preferences-changed', 'dark'])
})
