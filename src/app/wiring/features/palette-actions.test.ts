// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { paletteActionChosen } from '@/features/search-patients'
import { deviceTestRequested } from '@/features/video-call'
import { modeChosen } from '@/features/switch-appearance'
import { languageChosen } from '@/features/switch-language'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import './palette-actions'

test('the camera and microphone test can be chosen in the palette', async () => {
  const scope = fork()
  const requested = recordPayloads(deviceTestRequested, scope)
  await allSettled(paletteActionChosen, { scope, params: 'test-devices' })
  expect(requested).toHaveLength(1)
})

test.each([
  ['dark', modeChosen],
  ['light', modeChosen],
  ['en', languageChosen],
  ['tr', languageChosen],
] as const)('the action "%s" of the palette is chosen as in its menu', async (action, unit) => {
  const scope = fork()
  const chosen = recordPayloads(unit, scope)
  await allSettled(paletteActionChosen, { scope, params: action })
  expect(chosen).toEqual([action])
})
