import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { $putAway, laterChosen, recallChosen, removeChosen, undoChosen } from './undo'
import { reminderPostponed, reminderRemoved, remindersReturned } from './local-state'

function setup() {
  const scope = fork()
  const watch = (unit: Parameters<typeof createWatch>[0]['unit']) => {
    const fn = vi.fn()
    createWatch({ unit, scope, fn })
    return fn
  }
  return {
    scope,
    removed: watch(reminderRemoved),
    postponed: watch(reminderPostponed),
    returned: watch(remindersReturned),
    putAway: () => scope.getState($putAway).map(({ uuid }) => uuid),
  }
}

test('what is removed or postponed can be taken back, one after the other, the last one first', async () => {
  const { scope, removed, postponed, returned, putAway } = setup()
  await allSettled(removeChosen, { scope, params: 'a' })
  await allSettled(laterChosen, { scope, params: { uuid: 'b', until: 7 } })
  expect(removed).toHaveBeenCalledWith('a')
  expect(postponed).toHaveBeenCalledWith({ uuid: 'b', until: 7 })
  expect(scope.getState($putAway)).toEqual([
    { uuid: 'a', until: null },
    { uuid: 'b', until: 7 },
  ])
  await allSettled(undoChosen, { scope, params: 'b' })
  expect(returned).toHaveBeenCalledWith(['b'])
  expect(putAway()).toEqual(['a'])
})

test('what is wanted again at once need not be taken back', async () => {
  const { scope, returned, putAway } = setup()
  for (const uuid of ['a', 'b']) await allSettled(laterChosen, { scope, params: { uuid, until: 7 } })
  await allSettled(removeChosen, { scope, params: 'c' })
  await allSettled(recallChosen, { scope, params: ['a', 'b'] })
  expect(returned).toHaveBeenCalledWith(['a', 'b'])
  expect(putAway()).toEqual(['c'])
})

test('the last twenty are remembered, each once, until the session ends', async () => {
  const { scope, putAway } = setup()
  for (let n = 0; n < 25; n += 1) await allSettled(removeChosen, { scope, params: String(n) })
  await allSettled(removeChosen, { scope, params: '10' })
  expect(putAway()).toHaveLength(20)
  expect(putAway().at(-1)).toBe('10')
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(putAway()).toEqual([])
})
