import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { screenUnlocked } from '@/features/lock-screen'
import { dueToastsPausedChanged } from '@/features/review-reminders'
import { callHiddenChanged } from '@/features/video-call'
import { featuresReady } from '@/shared/lifecycle'
import { screenLocked } from '../../../../tests/support/vitest/feature-internals'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import './lock-screen'

test.each([
  ['a call is hidden', callHiddenChanged],
  ['toasts of due reminders wait', dueToastsPausedChanged],
])('%s while the screen is locked, also if it was locked before the features were loaded', async (_, event) => {
  const scope = fork()
  await allSettled(screenLocked, { scope })
  const changed = recordPayloads<boolean>(event, scope)
  await allSettled(featuresReady, { scope })
  await allSettled(screenUnlocked, { scope })
  await allSettled(screenLocked, { scope })
  expect(changed).toEqual([true, false, true])
})
