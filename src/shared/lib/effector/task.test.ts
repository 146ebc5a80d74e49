import { allSettled, createEvent, createStore, createWatch, fork, sample, scopeBind } from 'effector'
import { expect, test } from 'vitest'
import { createTask, taskFailed } from './task'

test('a task is the target of a sample, and settles when its handler has', async () => {
  const clicked = createEvent<number>()
  const counted = createEvent<number>()
  const $count = createStore(0).on(counted, (_, count) => count)
  const countFx = createTask(async (step: number) => {
    const count = scopeBind(counted)
    await Promise.resolve()
    count(step)
  })
  sample({ clock: clicked, target: countFx })

  const scope = fork()
  await allSettled(clicked, { scope, params: 3 })
  expect(scope.getState($count)).toBe(3)
})

test('its result is reported in the same scope, returned or resolved', async () => {
  const readFx = createTask((base: number) => base + 1)
  const loadFx = createTask((base: number) => Promise.resolve(base + 10))
  const $results = createStore<readonly number[]>([])
    .on(readFx.doneData, (results, result) => [...results, result])
    .on(loadFx.doneData, (results, result) => [...results, result])
  const scope = fork()
  await allSettled(readFx, { scope, params: 1 })
  await allSettled(loadFx, { scope, params: 1 })
  expect(scope.getState($results)).toEqual([2, 11])
  expect($results.getState()).toEqual([])
})

test('a thrown error and a rejection are reported', async () => {
  const throwFx = createTask(() => {
    throw new Error('thrown')
  })
  const rejectFx = createTask(() => Promise.reject(new Error('rejected')))
  const scope = fork()
  const errors: Error[] = []
  createWatch({ unit: taskFailed, fn: (error) => errors.push(error), scope })
  await allSettled(throwFx, { scope })
  await allSettled(rejectFx, { scope })
  expect(errors.map(({ message }) => message)).toEqual(['thrown', 'rejected'])
})
