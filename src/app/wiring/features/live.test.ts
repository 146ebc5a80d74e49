import { allSettled, fork, scopeBind } from 'effector'
import { expect, test, vi } from 'vitest'
import { notificationListsKey } from '@/entities/notification'
import { fetchReminderPatientFx } from '@/entities/reminder'
import { $hasUserRequestFailed, fetchCurrentUserFx } from '@/entities/user'
import { notificationEventReceived } from '@/features/review-notifications'
import { remindersRequested } from '@/features/review-reminders'
import { missedRemindersRequested } from '@/features/watch-connection'
import { getGetCompanySettingsQueryKey, getListRemindersQueryKey } from '@/shared/api'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { $liveStatus, liveMessageReceived, liveOpened, liveReconnected, type LiveStatus } from '@/shared/realtime'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import './live'

async function setup(request: () => Promise<string>) {
  const fetchUser = vi.fn(request)
  const scope = fork({ handlers: [[fetchCurrentUserFx, fetchUser]] })
  await allSettled(fetchCurrentUserFx, { scope })
  fetchUser.mockClear()
  const set = (status: LiveStatus) => allSettled($liveStatus, { scope, params: status })
  return { scope, fetchUser, set }
}

test('permissions that could not be loaded are requested again when the live connection is back (F-R07)', async () => {
  const { scope, fetchUser, set } = await setup(() => Promise.reject(new Error('502')))
  await set('lost')
  expect(fetchUser).not.toHaveBeenCalled()
  fetchUser.mockResolvedValue('user-1')
  await set('connected')
  expect(fetchUser).toHaveBeenCalledOnce()
  expect(scope.getState($hasUserRequestFailed)).toBe(false)
  await set('lost')
  await set('connected')
  expect(fetchUser).toHaveBeenCalledOnce()
})

test('known permissions are not requested again (F-R07)', async () => {
  const { fetchUser, set } = await setup(() => Promise.resolve('user-1'))
  await set('lost')
  await set('connected')
  expect(fetchUser).not.toHaveBeenCalled()
})

test('lists and settings are refetched once after the first connection: events since their request are lost', async () => {
  vi.useFakeTimers()
  const client = createPortalQueryClient()
  const settingsKey = getGetCompanySettingsQueryKey()
  const keys = [getListRemindersQueryKey(), [...notificationListsKey(), { date: '2026-11-21' }], settingsKey]
  for (const key of keys) client.setQueryData(key, {})
  const scope = fork({ values: [[$queryClient, client]] })
  void allSettled(liveOpened, { scope })
  await vi.advanceTimersByTimeAsync(300)
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true])
})

test('after a reconnect the settings of the clinic are refetched: a change of transactions may have been missed', async () => {
  vi.useFakeTimers()
  const client = createPortalQueryClient()
  const queryKey = getGetCompanySettingsQueryKey()
  client.setQueryData(queryKey, { companies: [] })
  const scope = fork({ values: [[$queryClient, client]] })
  void allSettled(liveReconnected, { scope })
  await vi.advanceTimersByTimeAsync(300)
  expect(client.getQueryState(queryKey)).toMatchObject({ isInvalidated: true, data: { companies: [] } })
})

test('a pushed reminder that cannot be read refetches the list: it may lock a patient', async () => {
  vi.useFakeTimers()
  const client = createPortalQueryClient()
  client.setQueryData(getListRemindersQueryKey(), { notes: [] })
  const scope = fork({ values: [[$queryClient, client]] })
  void allSettled(liveMessageReceived, { scope, params: { name: 'patient:notes_created', payload: null } })
  await vi.advanceTimersByTimeAsync(300)
  expect(client.getQueryState(getListRemindersQueryKey())?.isInvalidated).toBe(true)
})

test.each([
  ['appointments:notification_created', { notification: { uuid: 'n-1' } }],
  ['appointments:notification_updated', null],
])('a pushed notification that cannot be read refetches the lists: %s', async (name, payload) => {
  vi.useFakeTimers()
  const client = createPortalQueryClient()
  const queryKey = [...notificationListsKey(), { date: '2026-11-21' }]
  client.setQueryData(queryKey, { notifications: [] })
  const scope = fork({ values: [[$queryClient, client]] })
  void allSettled(liveMessageReceived, { scope, params: { name, payload } })
  await vi.advanceTimersByTimeAsync(300)
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test.each(['created', 'updated', 'deleted'])('a pushed notification event is passed to the banners: %s', (kind) => {
  vi.useFakeTimers()
  const scope = fork()
  const received = recordPayloads(notificationEventReceived, scope)
  const params = { name: `appointments:notification_${kind}`, payload: { uuid: 'n-1' } }
  void allSettled(liveMessageReceived, { scope, params })
  expect(received).toMatchObject([{ kind }])
})

const PATIENT = '0f5b1c9e-5a51-4f0e-9d55-1f7f0c0e1a11'
const pushed = (uuid: string, locked: unknown) => ({ notes_uuid: uuid, patient_info: { uuid: PATIENT, locked } })

test.each([
  [true, 'locked'],
  ['evet', 'locked'],
  [false, 'open'],
] as const)(
  'a pushed reminder with the lock %s makes the patient %s before the list is refetched',
  async (locked, lock) => {
    vi.useFakeTimers()
    const client = createPortalQueryClient()
    client.setQueryData(getListRemindersQueryKey(), { notes: [pushed('old', false)] })
    const scope = fork({ values: [[$queryClient, client]] })
    void allSettled(liveMessageReceived, {
      scope,
      params: { name: 'patient:notes_created', payload: pushed('new', locked) },
    })
    await vi.advanceTimersByTimeAsync(0)
    const { lock: known } = await scopeBind(fetchReminderPatientFx, { scope })(PATIENT)
    expect(known).toBe(lock)
    client.setQueryData(getListRemindersQueryKey(), { notes: [pushed('old', false), pushed('new', false)] })
    const { lock: refetched } = await scopeBind(fetchReminderPatientFx, { scope })(PATIENT)
    expect(refetched).toBe('open')
  },
)

test('a list that was requested before a lock was pushed does not unlock the patient', async () => {
  vi.useFakeTimers()
  const client = createPortalQueryClient()
  const [response, nextResponse] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
  const queryKey = getListRemindersQueryKey()
  client.setQueryData(queryKey, { notes: [pushed('old', false)] })
  const queryFn = vi.fn<() => Promise<unknown>>().mockReturnValueOnce(response.promise)
  queryFn.mockReturnValue(nextResponse.promise)
  const settled = vi.fn()
  void client.query({ queryKey, queryFn, staleTime: 0 }).then(settled)
  const scope = fork({ values: [[$queryClient, client]] })
  void allSettled(liveMessageReceived, {
    scope,
    params: { name: 'patient:notes_created', payload: pushed('new', true) },
  })
  await vi.advanceTimersByTimeAsync(0)
  response.resolve({ notes: [pushed('old', false)] })
  await vi.advanceTimersByTimeAsync(0)
  const { lock } = await scopeBind(fetchReminderPatientFx, { scope })(PATIENT)
  expect(lock).toBe('locked')
  // The outdated response does not settle the query, because after a reconnection missed reminders are counted in its result.
  expect(settled).not.toHaveBeenCalled()
  nextResponse.resolve({ notes: [pushed('old', false), pushed('new', true)] })
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).toHaveBeenCalledOnce()
})

test('a lock that is pushed during the first load of the list counts with its response', async () => {
  vi.useFakeTimers()
  const client = createPortalQueryClient()
  const response = Promise.withResolvers<{ notes: unknown[] }>()
  void client.query({ queryKey: getListRemindersQueryKey(), queryFn: () => response.promise })
  const scope = fork({ values: [[$queryClient, client]] })
  // A lookup that was requested before the push waits for the same response.
  const before = scopeBind(fetchReminderPatientFx, { scope })(PATIENT)
  void allSettled(liveMessageReceived, {
    scope,
    params: { name: 'patient:notes_created', payload: pushed('new', true) },
  })
  await vi.advanceTimersByTimeAsync(0)
  response.resolve({ notes: [pushed('old', false)] })
  expect((await before).lock).toBe('locked')
  const { lock } = await scopeBind(fetchReminderPatientFx, { scope })(PATIENT)
  expect(lock).toBe('locked')
})

test('the reminders that arrived while disconnected are shown in their list', async () => {
  const scope = fork()
  const requested = recordPayloads(remindersRequested, scope)
  await allSettled(missedRemindersRequested, { scope })
  expect(requested).toEqual([null])
})
