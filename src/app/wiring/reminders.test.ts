// @vitest-environment happy-dom
import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { ownerRequested, ownerUnknown, ownerIdentified, reminderRead } from '@/entities/reminder'
import { fetchCurrentUserFx } from '@/entities/user'
import { recentToastsDismissed } from '@/features/review-toasts'
import { drawerDismissed } from '@/features/review-notifications'
import { remindersRequested } from '@/features/review-reminders'
import { patientDismissed } from '@/features/view-patient'
import { getGetUserInfoDetailQueryKey, getListRemindersQueryKey } from '@/shared/api'
import { $authToken, sessionEnded } from '@/shared/auth'
import { loadLanguage } from '@/shared/i18n'
import { appStarted } from '@/shared/lifecycle'
import { $recentToasts, $toasts } from '@/shared/toasts'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { liveMessageReceived } from '@/shared/realtime'
import { locationChanged } from '@/shared/routes'
import './navigation'
import './reminders'

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const note = (n: number, createdBy: { name: string | null } | null = { name: 'Elif Şahin' }) => ({
  notes_uuid: uuid(n),
  read: false,
  createdBy,
})

async function setup(pathname = '/tr/takvim') {
  const scope = fork({ values: [[$queryClient, createPortalQueryClient()]] })
  await allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '' } })
  return {
    scope,
    toasts: () => scope.getState($toasts),
    push: (payload: object) =>
      allSettled(liveMessageReceived, { scope, params: { name: 'patient:notes_created', payload } }),
  }
}

test('a new reminder is announced with the name of who wrote it', async () => {
  const { push, toasts } = await setup()
  await push(note(1))
  expect(toasts()).toMatchObject([
    { tone: 'info', text: { key: 'reminderAdded', params: { creator: 'Elif Şahin' } }, action: { label: 'show' } },
  ])
})

test.each([null, { name: null }, { name: '  ' }])('without a name (%j) it is announced as well', async (createdBy) => {
  const { push, toasts } = await setup()
  await push(note(1, createdBy))
  expect(toasts()).toMatchObject([{ text: { key: 'reminderAddedBySomebody' } }])
})

test('a reminder without a readable id is announced every time, whatever its other fields are', async () => {
  const { push, toasts } = await setup()
  await push({ createdBy: { name: 'Elif Şahin' }, read: 'evet', patient_info: 7 })
  await push({ notes_uuid: {}, createdBy: { name: 'Elif Şahin' } })
  expect(toasts()).toMatchObject([{ text: { key: 'reminderAdded', params: { creator: 'Elif Şahin' } }, count: 2 }])
  await push({ createdBy: 'Elif' })
  expect(toasts()).toMatchObject([{ count: 2 }, { text: { key: 'reminderAddedBySomebody' } }])
})

test('the same reminder is announced once, another one of the same person is counted', async () => {
  const { push, toasts, scope } = await setup()
  await push(note(1))
  await push(note(1))
  expect(toasts()).toMatchObject([{ count: 1 }])
  await push(note(2))
  expect(toasts()).toMatchObject([{ count: 2 }])
  expect(scope.getState($recentToasts)).toHaveLength(1)
})

test('another doctor at the same desk is told anew', async () => {
  const { push, toasts, scope } = await setup()
  await push(note(1))
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  await push(note(1))
  expect(toasts()).toHaveLength(1)
})

test.each(['/tr', '/en/calendar'])('on %s the message opens the list of reminders', async (pathname) => {
  const { push, toasts, scope } = await setup(pathname)
  const requested = vi.fn()
  createWatch({ unit: remindersRequested, scope, fn: requested })
  await push(note(1))
  const action = toasts()[0]?.action?.event
  if (action) await allSettled(action, { scope })
  expect(requested).toHaveBeenCalledOnce()
})

test('what lies over the page makes room for the list', async () => {
  const { scope } = await setup()
  const made = vi.fn()
  for (const unit of [drawerDismissed, recentToastsDismissed, patientDismissed]) createWatch({ unit, scope, fn: made })
  await allSettled(remindersRequested, { scope })
  expect(made).toHaveBeenCalledTimes(3)
})

test('the title says how much is unread, on every screen and no more once the session has ended', async () => {
  await loadLanguage('tr')
  const { scope } = await setup()
  const client = scope.getState($queryClient)
  await allSettled(appStarted, { scope })
  await allSettled($authToken, { scope, params: 'token' })
  client.setQueryData(getListRemindersQueryKey(), { notes: [note(1), note(2), { ...note(3), read: true }] })
  expect(document.title).toBe('(2) Takvim · Klinik Portalı')
  await allSettled(locationChanged, { scope, params: { pathname: '/tr', search: '', hash: '' } })
  expect(document.title).toBe('(2) Ana Sayfa · Klinik Portalı')
  await allSettled(reminderRead, { scope, params: uuid(1) })
  expect(document.title).toBe('(1) Ana Sayfa · Klinik Portalı')
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(document.title).toBe('Ana Sayfa · Klinik Portalı')
})

test('marks count for the doctor who is recognized, and for nobody else', async () => {
  const { scope } = await setup()
  const [awaited, recognized, unknown] = [vi.fn(), vi.fn(), vi.fn()]
  createWatch({ unit: ownerRequested, scope, fn: awaited })
  createWatch({ unit: ownerIdentified, scope, fn: recognized })
  createWatch({ unit: ownerUnknown, scope, fn: unknown })
  const client = scope.getState($queryClient)
  client.setQueryData(getGetUserInfoDetailQueryKey(), { statusCode: 200, userInfo: { uuid: uuid(9) } })
  await allSettled(fetchCurrentUserFx, { scope })
  expect(awaited).toHaveBeenCalledOnce()
  expect(recognized).toHaveBeenCalledExactlyOnceWith(uuid(9))
  expect(unknown).not.toHaveBeenCalled()
})

test.each([
  [{ user_code: 'D-1' }, ['user_code:D-1'], 0],
  [{ email: 'a@b.c' }, ['email:a@b.c'], 0],
  [{ name: 'Ayşe' }, [], 1],
])('local states of a user without uuid, %o, are kept by the next identity', async (userInfo, identities, unknowns) => {
  const { scope } = await setup()
  const [identified, unknown] = [vi.fn(), vi.fn()]
  createWatch({ unit: ownerIdentified, scope, fn: identified })
  createWatch({ unit: ownerUnknown, scope, fn: unknown })
  scope.getState($queryClient).setQueryData(getGetUserInfoDetailQueryKey(), { statusCode: 200, userInfo })
  await allSettled(fetchCurrentUserFx, { scope })
  expect(identified.mock.calls.flat()).toEqual(identities)
  expect(unknown).toHaveBeenCalledTimes(unknowns)
})
