import { allSettled, createStore, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { currentAndUpdates, featuresReady } from './features'

test('a connection that is created with the features gets the value of before, and each update', async () => {
  const $count = createStore(0)
  const scope = fork()
  await allSettled($count, { scope, params: 1 })
  const received = vi.fn()
  createWatch({ unit: currentAndUpdates($count), scope, fn: received })
  await allSettled(featuresReady, { scope })
  await allSettled($count, { scope, params: 2 })
  expect(received.mock.calls).toEqual([[1], [2]])
})
