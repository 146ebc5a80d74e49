// @vitest-environment happy-dom
import { allSettled, createWatch, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchCurrentUserFx } from '@/entities/user'
import { draftDiscarded } from '@/features/create-ticket'
import { $authToken, type SessionEnd, sessionEnded } from '@/shared/auth'
import { $navigator, locationChanged } from '@/shared/routes'
import './user-changed'

const AYSE = '0e6b7f0a-3c3e-4f57-8a53-0d6b1c9a7e21'
const ELIF = '1c0c6a52-6d0d-4b1e-8a49-0fa0c5b5d1e2'

beforeEach(() => sessionStorage.clear())

/** A page of this tab, on which a doctor is recognized; what it leaves in the tab, the next page finds. */
async function openPage(doctor: string | null, token = 'token-1') {
  const navigate = vi.fn(() => Promise.resolve())
  const scope = fork({
    values: [
      [$navigator, { navigate }],
      [$authToken, token],
    ],
    handlers: [[fetchCurrentUserFx, () => doctor]],
  })
  const dropped = vi.fn()
  createWatch({ unit: draftDiscarded, fn: dropped, scope })
  await allSettled(locationChanged, { scope, params: { pathname: '/en/calendar', search: '', hash: '' } })
  await allSettled(fetchCurrentUserFx, { scope })
  return { navigate, dropped, end: (how: SessionEnd) => allSettled(sessionEnded, { scope, params: how }) }
}

test('the doctor who was interrupted is back where they were', async () => {
  const { end } = await openPage(AYSE)
  await end('expired')
  const { navigate, dropped } = await openPage(AYSE)
  expect(navigate).not.toHaveBeenCalled()
  expect(dropped, 'what they were writing is there').not.toHaveBeenCalled()
})

test('another doctor who signs in after an interruption begins at home, without what the former one was writing', async () => {
  const { end } = await openPage(AYSE)
  await end('expired')
  const { navigate, dropped } = await openPage(ELIF)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/en', { replace: true })
  expect(dropped).toHaveBeenCalledOnce()
  expect((await openPage(ELIF)).navigate).not.toHaveBeenCalled()
})

test('a doctor who comes after a sign-out goes where they want', async () => {
  const { end } = await openPage(AYSE)
  await end('signed-out')
  expect(sessionStorage).toHaveLength(0)
  expect((await openPage(ELIF)).navigate).not.toHaveBeenCalled()
})

test('a doctor without an identity is told from another one by the token, which is not stored', async () => {
  await openPage(null, 'token-1')
  expect((await openPage(null, 'token-1')).dropped).not.toHaveBeenCalled()
  expect((await openPage(null, 'token-2')).dropped).toHaveBeenCalledOnce()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('token-2')
})

test.each([
  [AYSE, null],
  [null, AYSE],
])('a tab of %s is not handed over to %s', async (former, next) => {
  await openPage(former)
  expect((await openPage(next)).dropped).toHaveBeenCalledOnce()
})
