import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { fetchCurrentUserFx } from '@/entities/user'
import { $authToken } from '@/shared/auth'
import { featuresReady } from '@/shared/lifecycle'
import './user'

test.each([
  ['token', 1],
  [null, 0],
])('features that are loaded later learn the user of a session (token %s)', async (token, requests) => {
  const scope = fork({ values: [[$authToken, token]], handlers: [[fetchCurrentUserFx, () => 'ayse']] })
  const identified = vi.fn()
  createWatch({ unit: fetchCurrentUserFx.done, scope, fn: identified })
  await allSettled(featuresReady, { scope })
  expect(identified).toHaveBeenCalledTimes(requests)
})
