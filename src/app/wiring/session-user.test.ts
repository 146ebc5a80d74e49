// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $hasUserChanged, fetchCurrentUserFx } from '@/entities/user'
import { ticketDataCleared } from '@/features/create-ticket'
import { $hasCall, callRequested } from '@/features/video-call'
import { $authToken, type SessionEnd, sessionEnded, unauthorizedReceived } from '@/shared/auth'
import { deviceStorage, tabStorage } from '@/shared/browser'
import { featuresRendered, pageResumed } from '@/shared/lifecycle'
import { $navigate, locationChanged } from '@/shared/routes'
import { ROOM, setupCallModel } from '../../../tests/support/vitest/call-model'
import { recordPayloads } from '../../../tests/support/vitest/record-payloads'
import './features/tickets'
import './session'
import './user'

const AYSE = '0e6b7f0a-3c3e-4f57-8a53-0d6b1c9a7e21'
const ELIF = '1c0c6a52-6d0d-4b1e-8a49-0fa0c5b5d1e2'

async function openPage(user: string | null, token = 'token-1', { areFeaturesLate = true, isLeftEarly = false } = {}) {
  const navigate = vi.fn(() => Promise.resolve())
  const scope = fork({
    values: [
      [$navigate, navigate],
      [$authToken, token],
    ],
    handlers: [[fetchCurrentUserFx, () => user]],
  })
  const dropped = recordPayloads(ticketDataCleared, scope)
  if (!areFeaturesLate) await allSettled(featuresRendered, { scope })
  await allSettled(locationChanged, { scope, params: { pathname: '/en/calendar', search: '', hash: '' } })
  await allSettled(fetchCurrentUserFx, { scope })
  if (areFeaturesLate && !isLeftEarly) await allSettled(featuresRendered, { scope })
  return { scope, navigate, dropped, end: (reason: SessionEnd) => allSettled(sessionEnded, { scope, params: reason }) }
}

test('the same user stays on the page after an interruption', async () => {
  const { end } = await openPage(AYSE)
  await end('expired')
  const { navigate, dropped } = await openPage(AYSE)
  expect(navigate).not.toHaveBeenCalled()
  expect(dropped, 'the draft is kept').toEqual([])
})

test('another user who signs in after an interruption starts at the home page, without the draft of the previous user', async () => {
  const { end } = await openPage(AYSE)
  await end('expired')
  const { navigate, dropped } = await openPage(ELIF)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/en', { replace: true })
  expect(dropped).toHaveLength(1)
  expect((await openPage(ELIF)).navigate).not.toHaveBeenCalled()
})

test('a tab that learns of the end after another tab keeps its page and what its user has stored, and another user starts at the home page', async () => {
  await openPage(AYSE)
  const draft = JSON.stringify({ typed: { subject: 'Yazıcı' }, isOpen: true })
  const reminders = `portal.reminders.${AYSE}`
  tabStorage.write('portal.ticket-draft', draft)
  deviceStorage.write(reminders, '{}')
  const { scope, navigate } = await openPage(AYSE)
  document.cookie = 'auth_doctor=token-1; Path=/'
  await allSettled(unauthorizedReceived, { scope: fork({ values: [[$authToken, 'token-1']] }), params: 'token-1' })
  expect(document.cookie).toBe('portal_session_end=expired')
  await allSettled(pageResumed, { scope })
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/en/sign-in?next=%2Fen%2Fcalendar', { replace: true })
  expect(tabStorage.read('portal.ticket-draft')).toBe(draft)
  expect(deviceStorage.read(reminders)).toBe('{}')
  expect((await openPage(ELIF)).navigate).toHaveBeenCalledExactlyOnceWith('/en', { replace: true })
})

test('the draft of the previous user is deleted too if the features are loaded before the user is known', async () => {
  await openPage(AYSE)
  const { dropped } = await openPage(ELIF, 'token-1', { areFeaturesLate: false })
  expect(dropped).toHaveLength(1)
})

test('a reload before the features are loaded does not give the draft of the previous user to the next one', async () => {
  await openPage(AYSE)
  expect((await openPage(ELIF, 'token-1', { isLeftEarly: true })).dropped).toEqual([])
  expect((await openPage(ELIF)).dropped).toHaveLength(1)
  expect((await openPage(ELIF)).dropped).toEqual([])
})

test('after a sign-out the next user goes to any page', async () => {
  const { end } = await openPage(AYSE)
  await end('signed-out')
  expect(sessionStorage).toHaveLength(0)
  expect((await openPage(ELIF)).navigate).not.toHaveBeenCalled()
})

test('users without an identity are distinguished by the token, which is not stored', async () => {
  await openPage(null, 'token-1')
  expect((await openPage(null, 'token-1')).dropped).toEqual([])
  expect((await openPage(null, 'token-2')).dropped).toHaveLength(1)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('token-2')
})

test.each([
  [AYSE, null],
  [null, AYSE],
])('a tab of %s is cleared for %s', async (previous, next) => {
  await openPage(previous)
  expect((await openPage(next)).dropped).toHaveLength(1)
})

test('a sign-out before the features are loaded deletes what the user has stored in the tab', async () => {
  const { end } = await openPage(AYSE, 'token-1', { isLeftEarly: true })
  tabStorage.write('portal.call', '{}')
  await end('expired')
  expect(tabStorage.read('portal.call'), 'an interruption ends no call').toBe('{}')
  await end('signed-out')
  expect(sessionStorage).toHaveLength(0)
})

test('the stored call of the previous user is deleted instead of restored', async () => {
  await openPage(AYSE)
  const now = Date.now()
  const call = { room: ROOM, joinedAt: now, at: now, isCameraOn: true, isMicrophoneOn: true, window: 'full' }
  tabStorage.write('portal.call', JSON.stringify(call))
  const { scope, emit } = setupCallModel({ isSameUser: null, fetchCurrentUser: async () => ELIF })
  const requested = recordPayloads(callRequested, scope)
  await emit(featuresRendered)
  expect(tabStorage.read('portal.call')).toBeNull()
  expect(requested).toEqual([])
  expect(scope.getState($hasCall)).toBe(false)
})

test('the call of a new user goes on when the user is identified after it has started', async () => {
  await openPage(AYSE)
  const { promise, resolve } = Promise.withResolvers<string>()
  const { scope, enter } = setupCallModel({ isSameUser: null, fetchCurrentUser: () => promise })
  const started = allSettled(featuresRendered, { scope })
  const entered = enter()
  resolve(ELIF)
  await Promise.all([started, entered])
  expect(scope.getState($hasUserChanged)).toBe(true)
  expect(scope.getState($hasCall)).toBe(true)
})
