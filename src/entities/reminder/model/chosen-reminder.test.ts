import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { showPage } from '../../../../tests/support/vitest/show-page'
import { $reminderToFocus, reminderFocusRequested } from './chosen-reminder'

test('the reminder at which a follow-up page starts is kept on the way to the page, until it is left', async () => {
  const scope = fork()
  const patientId = '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66'
  await showPage('/tr/hasta-islemleri', scope)
  await allSettled(reminderFocusRequested, { scope, params: { uuid: 'a', patientId } })
  await showPage(`/tr/hasta-takip/${patientId}`, scope)
  expect(scope.getState($reminderToFocus)).toEqual({ uuid: 'a', patientId, signal: 1 })
  await showPage('/tr/hasta-islemleri', scope)
  expect(scope.getState($reminderToFocus)).toBeNull()
})
