import { allSettled, createEvent, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { createLazyView } from './lazy-view'

const View = () => null

function setup(load: () => Promise<typeof View>) {
  const needed = createEvent()
  const view = createLazyView(load, needed)
  return { ...view, needed, scope: fork() }
}

test('the code is fetched once, however often it is wanted', async () => {
  const load = vi.fn(() => Promise.resolve(View))
  const { needed, prefetched, $view, scope } = setup(load)
  expect(scope.getState($view)).toBeNull()
  await Promise.all([allSettled(prefetched, { scope }), allSettled(needed, { scope })])
  await allSettled(needed, { scope })
  expect(scope.getState($view)).toBe(View)
  expect(load).toHaveBeenCalledOnce()
})

test('code that did not come is fetched again when it is needed', async () => {
  const removed = new Error('Loading chunk 7 failed')
  const load = vi.fn<() => Promise<typeof View>>(() => Promise.resolve(View)).mockRejectedValueOnce(removed)
  const { needed, prefetched, $view, $failure, scope } = setup(load)
  await allSettled(prefetched, { scope })
  expect(scope.getState($failure)).toBe(removed)
  await allSettled(needed, { scope })
  expect(scope.getState($failure)).toBeNull()
  expect(scope.getState($view)).toBe(View)
})
