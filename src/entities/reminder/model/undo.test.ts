import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { $undoEntries, snoozeRequested, unsnoozeRequested, removeRequested, undoRequested } from './undo'
import { reminderSnoozed, reminderRemoved, remindersRestored } from './local-state'

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
    postponed: watch(reminderSnoozed),
    returned: watch(remindersRestored),
    putAway: () => scope.getState($undoEntries).map(({ uuid }) => uuid),
  }
}

test('what is removed or postponed can be taken back, one after the other, the last one first', async () => {
  const { scope, removed, postponed, returned, putAway } = setup()
  await allSettled(removeRequested, { scope, params: 'a' })
  await allSettled(snoozeRequested, { scope, params: { uuid: 'b', until: 7 } })
  expect(removed).toHaveBeenCalledWith('a')
  expect(postponed).toHaveBeenCalledWith({ uuid: 'b', until: 7 })
  expect(scope.getState($undoEntries)).toEqual([
    { uuid: 'a', until: null },
    { uuid: 'b', until: 7 },
  ])
  await allSettled(undoRequested, { scope, params: 'b' })
  expect(returned).toHaveBeenCalledWith(['b'])
  expect(putAway()).toEqual(['a'])
})

test('what is wanted again at once need not be taken back', async () => {
  const { scope, returned, putAway } = setup()
  for (const uuid of ['a', 'b']) await allSettled(snoozeRequested, { scope, params: { uuid, until: 7 } })
  await allSettled(removeRequested, { scope, params: 'c' })
  await allSettled(unsnoozeRequested, { scope, params: ['a', 'b'] })
  expect(returned).toHaveBeenCalledWith(['a', 'b'])
  expect(putAway()).toEqual(['c'])
})

test('the last twenty are remembered, each once, until the session ends', async () => {
  const { scope, putAway } = setup()
  for (let n = 0; n < 25; n += 1) await allSettled(removeRequested, { scope, params: String(n) })
  await allSettled(removeRequested, { scope, params: '10' })
  expect(putAway()).toHaveLength(20)
  expect(putAway().at(-1)).toBe('10')
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(putAway()).toEqual([])
})
