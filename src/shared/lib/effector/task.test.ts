import { allSettled, createEvent, createStore, fork, sample, scopeBind } from 'effector'
import { expect, test } from 'vitest'
import { attachTask, createTask, taskFailed } from './task'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'

test('a task is the target of a sample, and settles when its handler has', async () => {
  const clicked = createEvent<number>()
  const counted = createEvent<number>()
  const $count = createStore(0).on(counted, (_, count) => count)
  const countTask = createTask(async (step: number) => {
    const count = scopeBind(counted)
    await Promise.resolve()
    count(step)
  })
  sample({ clock: clicked, target: countTask })

  const scope = fork()
  await allSettled(clicked, { scope, params: 3 })
  expect(scope.getState($count)).toBe(3)
})

test('its result is reported in the same scope, returned or resolved', async () => {
  const readTask = createTask((base: number) => base + 1)
  const loadTask = createTask((base: number) => Promise.resolve(base + 10))
  const $results = createStore<readonly number[]>([])
    .on(readTask.doneData, (results, result) => [...results, result])
    .on(loadTask.doneData, (results, result) => [...results, result])
  const scope = fork()
  await allSettled(readTask, { scope, params: 1 })
  await allSettled(loadTask, { scope, params: 1 })
  expect(scope.getState($results)).toEqual([2, 11])
  expect($results.getState()).toEqual([])
})

test('an attached task gets the value of its source in the same scope', async () => {
  const $base = createStore(0)
  const addTask = attachTask($base, (base, step: number) => Promise.resolve(base + step))
  const scope = fork({ values: [[$base, 10]] })
  const results = recordPayloads(addTask.doneData, scope)
  await allSettled(addTask, { scope, params: 3 })
  await allSettled($base, { scope, params: 20 })
  await allSettled(addTask, { scope, params: 3 })
  expect(results).toEqual([13, 23])
})

test('a thrown error and a rejection are reported', async () => {
  const throwTask = createTask(() => {
    throw new Error('thrown')
  })
  const rejectTask = createTask(() => Promise.reject(new Error('rejected')))
  const scope = fork()
  const errors = recordPayloads(taskFailed, scope)
  await allSettled(throwTask, { scope })
  await allSettled(rejectTask, { scope })
  expect(errors.map(({ message }) => message)).toEqual(['thrown', 'rejected'])
})
