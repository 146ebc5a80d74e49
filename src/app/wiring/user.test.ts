import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { ownerIdentified, ownerRequested, ownerUnidentified } from '@/entities/reminder'
import { fetchCurrentUserFx, userIdentified } from '@/entities/user'
import { getGetUserInfoDetailQueryKey } from '@/shared/api'
import { $authToken } from '@/shared/auth'
import { appStarted, featuresReady } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { recordPayloads } from '../../../tests/support/vitest/record-payloads'
import './user'

test.each([
  ['token', 1],
  [null, 0],
])('the user of a session is identified when the features are ready (token %s)', async (token, requests) => {
  const scope = fork({ values: [[$authToken, token]], handlers: [[fetchCurrentUserFx, () => 'ayse']] })
  const identified = recordPayloads(fetchCurrentUserFx.done, scope)
  await allSettled(featuresReady, { scope })
  expect(identified).toHaveLength(requests)
})

/** A view loads the user, such as the retry of the menu. */
async function loadByView({ hasFailed = true, isSignedOut = false }) {
  const client = createPortalQueryClient()
  const fetchUser = vi.fn().mockResolvedValue('ayse')
  if (hasFailed) fetchUser.mockRejectedValueOnce(new Error('502'))
  const scope = fork({
    values: [[$queryClient, client]],
    handlers: [[fetchCurrentUserFx, fetchUser]],
  })
  await allSettled(appStarted, { scope })
  await allSettled($authToken, { scope, params: isSignedOut ? null : 'token' })
  await allSettled(fetchCurrentUserFx, { scope })
  const identified = recordPayloads(userIdentified, scope)
  client.setQueryData(getGetUserInfoDetailQueryKey(), { statusCode: 200, userInfo: { uuid: 'ayse' } })
  await allSettled(scope)
  return identified
}

test('a retry of the menu that loads the user identifies the user too', async () => {
  expect(await loadByView({})).toEqual(['ayse'])
})

test.each([
  ['a user that is known', { hasFailed: false }],
  ['a user that is loaded after signing out', { isSignedOut: true }],
])('%s is not identified again', async (_what, options) => {
  expect(await loadByView(options)).toEqual([])
})

const USER = '00000000-0000-4000-8000-000000000009'

const setupOwner = () => fork({ values: [[$queryClient, createPortalQueryClient()]] })

test('local states belong to the identified user', async () => {
  const scope = setupOwner()
  const ownerPending = recordPayloads(ownerRequested, scope)
  const identified = recordPayloads(ownerIdentified, scope)
  const unknown = recordPayloads(ownerUnidentified, scope)
  const client = scope.getState($queryClient)
  client.setQueryData(getGetUserInfoDetailQueryKey(), { statusCode: 200, userInfo: { uuid: USER } })
  await allSettled(fetchCurrentUserFx, { scope })
  expect(ownerPending).toHaveLength(1)
  expect(identified).toEqual([USER])
  expect(unknown).toEqual([])
})

test.each([
  [{ user_code: 'D-1' }, ['user_code:D-1'], 0],
  [{ email: 'a@b.c' }, ['email:a@b.c'], 0],
  [{ name: 'Ayşe' }, [], 1],
])(
  'local states of a user without uuid, %o, are stored under the next identity',
  async (userInfo, identities, unknowns) => {
    const scope = setupOwner()
    const identified = recordPayloads(ownerIdentified, scope)
    const unknown = recordPayloads(ownerUnidentified, scope)
    scope.getState($queryClient).setQueryData(getGetUserInfoDetailQueryKey(), { statusCode: 200, userInfo })
    await allSettled(fetchCurrentUserFx, { scope })
    expect(identified).toEqual(identities)
    expect(unknown).toHaveLength(unknowns)
  },
)
