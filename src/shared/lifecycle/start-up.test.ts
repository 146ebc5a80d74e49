import { allSettled, createStore, fork } from 'effector'
import { expect, test } from 'vitest'
import { recordPayloads } from '../../../tests/support/vitest/record-payloads'
import { currentAndUpdates, featuresReady } from './start-up'

test('a connection that is created with the features gets the value of before, and each update', async () => {
  const $count = createStore(0)
  const scope = fork()
  await allSettled($count, { scope, params: 1 })
  const received = recordPayloads(currentAndUpdates($count), scope)
  await allSettled(featuresReady, { scope })
  await allSettled($count, { scope, params: 2 })
  expect(received).toEqual([1, 2])
})
