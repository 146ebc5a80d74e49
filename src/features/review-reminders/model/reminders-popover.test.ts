// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { $remindersRequest, remindersRequested } from './reminders-popover'

test('the reminder at which the list starts is not kept for the next session', async () => {
  const scope = fork()
  await allSettled(remindersRequested, { scope, params: 'a' })
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(scope.getState($remindersRequest)).toEqual({ signal: 1, uuid: null })
})
