import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { screenUnlocked } from '@/features/lock-screen'
import { dueToastsPausedChanged } from '@/features/review-reminders'
import { featuresReady } from '@/shared/lifecycle'
import { screenLocked } from '../../../../tests/support/vitest/feature-internals'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import './reminders'

test('toasts of due reminders wait while the screen is locked, also if it was locked before the features were loaded', async () => {
  const scope = fork()
  await allSettled(screenLocked, { scope })
  const paused = recordPayloads(dueToastsPausedChanged, scope)
  await allSettled(featuresReady, { scope })
  await allSettled(screenUnlocked, { scope })
  expect(paused).toEqual([true, false])
})
