import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { featuresReady } from '@/shared/lifecycle'
import { deviceTestRequested } from '../model/call-state'
import '../model/call'

vi.mock('./call-runtime', () => ({ CallStage: () => null }))

test('a device test that was requested before this module was loaded starts when the features are ready', async () => {
  const scope = fork()
  await allSettled(deviceTestRequested, { scope })
  const { loadCallStageFx } = await import('./call-launcher')
  const load = vi.fn()
  createWatch({ unit: loadCallStageFx, fn: load, scope })
  expect(load).not.toHaveBeenCalled()
  await allSettled(featuresReady, { scope })
  expect(load).toHaveBeenCalledOnce()
})
