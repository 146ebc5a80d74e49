import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { featuresReady } from '@/shared/lifecycle'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { deviceTestRequested } from '../model/call-state'
import '../model/call'

vi.mock('./call-runtime', () => ({ CallStage: () => null }))

test('a device test that was requested before this module was loaded starts when the features are ready', async () => {
  const scope = fork()
  await allSettled(deviceTestRequested, { scope })
  const { loadCallStageFx } = await import('./call-launcher')
  const load = recordPayloads(loadCallStageFx, scope)
  expect(load).toEqual([])
  await allSettled(featuresReady, { scope })
  expect(load).toHaveLength(1)
})
