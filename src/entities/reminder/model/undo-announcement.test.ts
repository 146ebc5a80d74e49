import { allSettled, fork, scopeBind } from 'effector'
import { expect, test, vi } from 'vitest'
import { reminderRemoved, reminderSnoozed, remindersRestored } from './local-state-writer'
import { $announcedChange } from './undo-announcement'

test('a restored reminder announces no earlier change', async () => {
  const scope = fork()
  await allSettled(reminderRemoved, { scope, params: 'a' })
  await allSettled(reminderSnoozed, { scope, params: { uuid: 'b', until: 7 } })
  expect(scope.getState($announcedChange)).toEqual({ uuid: 'b', until: 7 })
  await allSettled(remindersRestored, { scope, params: ['b'] })
  expect(scope.getState($announcedChange)).toBeNull()
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
