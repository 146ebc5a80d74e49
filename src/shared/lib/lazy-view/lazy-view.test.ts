import { allSettled, createEvent, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { createLazyView } from './lazy-view'

const View = () => null

function setup(load: () => Promise<typeof View>) {
  const required = createEvent()
  const view = createLazyView(load, required)
  return { ...view, required, scope: fork() }
}

test('the chunk is loaded once', async () => {
  const load = vi.fn(() => Promise.resolve(View))
  const { required, prefetched, $view, scope } = setup(load)
  expect(scope.getState($view)).toBeNull()
  await Promise.all([allSettled(prefetched, { scope }), allSettled(required, { scope })])
  await allSettled(required, { scope })
  expect(scope.getState($view)).toBe(View)
  expect(load).toHaveBeenCalledOnce()
})

test('a failed load is repeated when the component is required', async () => {
  const loadError = new Error('Loading chunk 7 failed')
  const load = vi.fn<() => Promise<typeof View>>(() => Promise.resolve(View)).mockRejectedValueOnce(loadError)
  const { required, prefetched, $view, $failure, scope } = setup(load)
  await allSettled(prefetched, { scope })
  expect(scope.getState($failure)).toBe(loadError)
  await allSettled(required, { scope })
  expect(scope.getState($failure)).toBeNull()
  expect(scope.getState($view)).toBe(View)
})
