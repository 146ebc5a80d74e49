import { allSettled, fork, scopeBind } from 'effector'
import { expect, test, vi } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { $local } from './local-state'
import {
  reminderRemoved,
  reminderSnoozed,
  reminderRestored,
  snoozesEndRequested,
  snoozesRestored,
} from './local-state-writer'
import { $announcedChange, $undoEntries } from './undo'

function setup() {
  const scope = fork()
  return {
    scope,
    undoUuids: () => scope.getState($undoEntries).map((entry) => 'uuid' in entry && entry.uuid),
  }
}

test('removals and snoozes can be undone one by one, the last one first', async () => {
  const { scope, undoUuids } = setup()
  await allSettled(reminderRemoved, { scope, params: 'a' })
  await allSettled(reminderSnoozed, { scope, params: { uuid: 'b', until: 7 } })
  expect(scope.getState($undoEntries)).toEqual([
    { uuid: 'a', until: null },
    { uuid: 'b', until: 7 },
  ])
  await allSettled(reminderRestored, { scope, params: 'b' })
  expect(undoUuids()).toEqual(['a'])
})

test('unsnoozed reminders leave the undo list', async () => {
  const { scope, undoUuids } = setup()
  for (const uuid of ['a', 'b']) await allSettled(reminderSnoozed, { scope, params: { uuid, until: 7 } })
  await allSettled(reminderRemoved, { scope, params: 'c' })
  for (const uuid of ['a', 'b']) await allSettled(reminderRestored, { scope, params: uuid })
  expect(undoUuids()).toEqual(['c'])
})

test('the undo list has the last twenty changes without duplicates until the session ends', async () => {
  const { scope, undoUuids } = setup()
  for (let n = 0; n < 25; n += 1) await allSettled(reminderRemoved, { scope, params: String(n) })
  await allSettled(reminderRemoved, { scope, params: '10' })
  expect(undoUuids()).toHaveLength(20)
  expect(new Set(undoUuids()).size).toBe(20)
  expect(undoUuids().at(-1)).toBe('10')
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(undoUuids()).toEqual([])
})

test('a restored reminder is announced instead of the earlier change', async () => {
  const scope = fork()
  await allSettled(reminderRemoved, { scope, params: 'a' })
  await allSettled(reminderSnoozed, { scope, params: { uuid: 'b', until: 7 } })
  expect(scope.getState($announcedChange)).toEqual({ uuid: 'b', until: 7 })
  void allSettled(reminderRestored, { scope, params: 'b' })
  expect(scope.getState($announcedChange)).toEqual({ restored: 'b' })
})

test('the end of all snoozes replaces them and is undone in one step', async () => {
  const scope = fork({
    values: [[$local, { owner: { status: 'unknown' }, states: { a: { at: 0, snoozedUntil: 7 }, b: { at: 0 } } }]],
  })
  const endedSnoozes = [{ uuid: 'a', until: 7 }]
  await allSettled(reminderSnoozed, { scope, params: { uuid: 'a', until: 7 } })
  await allSettled(snoozesEndRequested, { scope, params: ['a', 'b'] })
  expect(scope.getState($undoEntries)).toEqual([{ endedSnoozes }])
  expect(scope.getState($announcedChange)).toEqual({ endedSnoozes })
  const [entry] = scope.getState($undoEntries)
  await allSettled(snoozesRestored, { scope, params: entry && 'endedSnoozes' in entry ? entry.endedSnoozes : [] })
  expect(scope.getState($undoEntries)).toEqual([])
  expect(scope.getState($announcedChange)).toEqual({ snoozedAgain: ['a'] })
})

test('a change is cleared after its announcement', () => {
  vi.useFakeTimers()
  const scope = fork()
  scopeBind(reminderRemoved, { scope })('a')
  vi.advanceTimersByTime(3_999)
  expect(scope.getState($announcedChange)).toEqual({ uuid: 'a', until: null })
  vi.advanceTimersByTime(1)
  expect(scope.getState($announcedChange)).toBeNull()
})
