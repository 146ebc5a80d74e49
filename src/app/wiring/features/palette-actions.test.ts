// @vitest-environment happy-dom
import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { paletteActionChosen } from '@/features/search-patients'
import { deviceTestRequested } from '@/features/video-call'
import { modeChosen } from '@/features/switch-appearance'
import { languageChosen } from '@/features/switch-language'
import './palette-actions'

test('the camera and microphone test can be chosen in the palette', async () => {
  const scope = fork()
  const requested = vi.fn()
  createWatch({ unit: deviceTestRequested, fn: requested, scope })
  await allSettled(paletteActionChosen, { scope, params: 'test-devices' })
  expect(requested).toHaveBeenCalledOnce()
})

test.each([
  ['dark', modeChosen],
  ['light', modeChosen],
  ['en', languageChosen],
  ['tr', languageChosen],
] as const)('the action "%s" of the palette is chosen as in its menu', async (action, unit) => {
  const scope = fork()
  const chosen = vi.fn()
  createWatch<string>({ unit, fn: chosen, scope })
  await allSettled(paletteActionChosen, { scope, params: action })
  expect(chosen).toHaveBeenCalledExactlyOnceWith(action)
})
