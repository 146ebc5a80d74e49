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

test('a new reminder is announced with the name of its author', async () => {
  const { push, toasts } = await setup()
  await push(note(1))
  expect(toasts()).toMatchObject([
    { tone: 'info', text: { key: 'reminderAdded', params: { creator: 'Elif Şahin' } }, action: { label: 'show' } },
  ])
})

test.each([null, { name: null }, { name: '  ' }])(
  'without a name (%j) a new reminder is announced too',
  async (createdBy) => {
    const { push, toasts } = await setup()
    await push(note(1, createdBy))
    expect(toasts()).toMatchObject([{ text: { key: 'reminderAddedByUnknown' } }])
  },
)

test('a reminder without a readable id is announced every time, whatever its other fields are', async () => {
  const { push, toasts } = await setup()
  await push({ createdBy: { name: 'Elif Şahin' }, read: 'evet', patient_info: 7 })
  await push({ notes_uuid: {}, createdBy: { name: 'Elif Şahin' } })
  expect(toasts()).toMatchObject([{ text: { key: 'reminderAdded', params: { creator: 'Elif Şahin' } }, count: 2 }])
  await push({ createdBy: 'Elif' })
  expect(toasts()).toMatchObject([{ count: 2 }, { text: { key: 'reminderAddedByUnknown' } }])
})

test('a repeated reminder is announced once, another one of the same author is counted (F-E10)', async () => {
  const { push, toasts, scope } = await setup()
  await push(note(1))
  await push(note(1))
  expect(toasts()).toMatchObject([{ count: 1 }])
  await push(note(2))
  expect(toasts()).toMatchObject([{ count: 2 }])
  expect(scope.getState($recentToasts)).toHaveLength(1)
})

test('another user of the same tab sees the announcement again', async () => {
  const { push, toasts, scope } = await setup()
  await push(note(1))
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  await push(note(1))
  expect(toasts()).toHaveLength(1)
})

test.each(['/tr', '/en/calendar'])('on %s the toast opens the list of reminders', async (pathname) => {
  const { push, toasts, scope } = await setup(pathname)
  const requested = vi.fn()
  createWatch({ unit: remindersRequested, scope, fn: requested })
  await push(note(1))
  const action = toasts()[0]?.action?.event
  if (action) await allSettled(action, { scope })
  expect(requested).toHaveBeenCalledOnce()
})

test('overlays close when the list of reminders opens', async () => {
  const { scope } = await setup()
  const onDismissed = vi.fn()
  for (const unit of [drawerDismissed, recentToastsDismissed, patientDismissed])
    createWatch({ unit, scope, fn: onDismissed })
  await allSettled(remindersRequested, { scope })
  expect(onDismissed).toHaveBeenCalledTimes(3)
})

test('the title shows the number of unread reminders on every screen until the session ends', async () => {
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

test('local states belong to the identified user', async () => {
  const { scope } = await setup()
  const [ownerPending, identified, unknown] = [vi.fn(), vi.fn(), vi.fn()]
  createWatch({ unit: ownerRequested, scope, fn: ownerPending })
  createWatch({ unit: ownerIdentified, scope, fn: identified })
  createWatch({ unit: ownerUnknown, scope, fn: unknown })
  const client = scope.getState($queryClient)
  client.setQueryData(getGetUserInfoDetailQueryKey(), { statusCode: 200, userInfo: { uuid: uuid(9) } })
  await allSettled(fetchCurrentUserFx, { scope })
  expect(ownerPending).toHaveBeenCalledOnce()
  expect(identified).toHaveBeenCalledExactlyOnceWith(uuid(9))
  expect(unknown).not.toHaveBeenCalled()
})

test.each([
  [{ user_code: 'D-1' }, ['user_code:D-1'], 0],
  [{ email: 'a@b.c' }, ['email:a@b.c'], 0],
  [{ name: 'Ayşe' }, [], 1],
])(
  'local states of a user without uuid, %o, are stored under the next identity',
  async (userInfo, identities, unknowns) => {
    const { scope } = await setup()
    const [identified, unknown] = [vi.fn(), vi.fn()]
    createWatch({ unit: ownerIdentified, scope, fn: identified })
    createWatch({ unit: ownerUnknown, scope, fn: unknown })
    scope.getState($queryClient).setQueryData(getGetUserInfoDetailQueryKey(), { statusCode: 200, userInfo })
    await allSettled(fetchCurrentUserFx, { scope })
    expect(identified.mock.calls.flat()).toEqual(identities)
    expect(unknown).toHaveBeenCalledTimes(unknowns)
  },
)
