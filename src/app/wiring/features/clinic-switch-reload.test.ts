// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { allSettled, type EventCallable, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { changeRequested } from '@/entities/notification'
import { notificationEventReceived } from '@/features/review-notifications'
import { featureWritesChanged } from '@/features/switch-clinic'
import { getListRemindersQueryKey, type ReminderListResponse } from '@/shared/api'
import { featuresReady, reloadBlockedChanged, reloadRequested } from '@/shared/lifecycle'
import { liveMessageReceived } from '@/shared/realtime'
import { allShortcuts } from '@/shared/shortcuts'
import { type TabMessage, tabMessageReceived, tabMessageRequested } from '@/shared/tabs'
import { $toasts } from '@/shared/toasts'
import { sendTransactionsFx } from '../../../../tests/support/vitest/feature-internals'
import { sendChangeFx } from '../../../../tests/support/vitest/entity-internals'
import { fakeClinicSwitch } from '../../../../tests/support/vitest/fake-clinic-switch'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import './clinic-switch'
import './live'

const NOW = Date.parse('2026-12-01T09:00:00Z')

function setup() {
  const reloadPage = vi.spyOn(location, 'reload').mockReturnValue()
  const sendTransactions = vi.fn()
  const { client, values, handlers, startSwitch, failSwitch } = fakeClinicSwitch()
  const scope = fork({
    values,
    handlers: [...handlers, [sendTransactionsFx, sendTransactions]],
  })
  const push = (payload: unknown) =>
    allSettled(liveMessageReceived, { scope, params: { name: 'companies:settings_transactions', payload } })
  return {
    scope,
    client,
    push,
    startSwitch: () => startSwitch(scope),
    failSwitch: () => failSwitch(scope),
    reloadPage,
    sendTransactions,
  }
}

test.each([true, false])('the page reloads when the transactions setting becomes %s', async (transactions) => {
  const { push, reloadPage } = setup()
  await push({ transactions })
  expect(reloadPage).toHaveBeenCalledOnce()
})

test.each([{ transactions: 'yes' }, { transactions: 1 }, {}, null, undefined, 'on', []])(
  'the page reloads for every payload: %j',
  async (payload) => {
    const { push, reloadPage } = setup()
    await push(payload)
    expect(reloadPage).toHaveBeenCalledOnce()
  },
)

test('during a clinic switch the reload waits for its end', async () => {
  const { push, startSwitch, failSwitch, reloadPage } = setup()
  await startSwitch()
  void push({ transactions: true })
  expect(reloadPage).not.toHaveBeenCalled()
  await failSwitch()
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('the keys of the transactions request send nothing during a clinic switch', async () => {
  const { scope, startSwitch, failSwitch, sendTransactions } = setup()
  await startSwitch()
  const pressed = allShortcuts().find(({ id }) => id === 'transactions')?.pressed as EventCallable<void>
  void allSettled(pressed, { scope })
  expect(sendTransactions).not.toHaveBeenCalled()
  await failSwitch()
  expect(sendTransactions).not.toHaveBeenCalled()
  await allSettled(pressed, { scope })
  expect(sendTransactions).toHaveBeenCalledOnce()
})

test('a failed switch alone does not reload', async () => {
  const { startSwitch, failSwitch, reloadPage } = setup()
  await startSwitch()
  await failSwitch()
  expect(reloadPage).not.toHaveBeenCalled()
})

test('during a ticket upload the reload waits for its end', async () => {
  const { scope, push, reloadPage } = setup()
  await allSettled(featureWritesChanged, { scope, params: true })
  await push({ transactions: true })
  expect(reloadPage).not.toHaveBeenCalled()
  await allSettled(featureWritesChanged, { scope, params: false })
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('a reload for a new version waits for the end of a ticket upload too', async () => {
  const { scope, reloadPage } = setup()
  await allSettled(featureWritesChanged, { scope, params: true })
  await allSettled(reloadRequested, { scope })
  expect(reloadPage).not.toHaveBeenCalled()
  await allSettled(featureWritesChanged, { scope, params: false })
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('a reload for a new version waits for the end of a clinic switch too', async () => {
  const { scope, startSwitch, failSwitch, reloadPage } = setup()
  await startSwitch()
  void allSettled(reloadRequested, { scope })
  void allSettled(featureWritesChanged, { scope, params: false })
  expect(reloadPage).not.toHaveBeenCalled()
  await failSwitch()
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('a reload waits for a change of a notification that was sent before the features were loaded', async () => {
  const reloadPage = vi.spyOn(location, 'reload').mockReturnValue()
  const { promise, resolve } = Promise.withResolvers<void>()
  const scope = fork({ handlers: [[sendChangeFx, () => promise]] })
  const changed = allSettled(changeRequested, { scope, params: { uuid: 'n-1', to: 'shown' } })
  // In the portal the connection is created when the features are loaded, so it has missed the start of the change.
  void allSettled(reloadBlockedChanged, { scope, params: false })
  void allSettled(featuresReady, { scope })
  void allSettled(reloadRequested, { scope })
  expect(reloadPage).not.toHaveBeenCalled()
  resolve()
  await changed
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('a finished ticket upload alone does not reload', async () => {
  const { scope, reloadPage } = setup()
  await allSettled(featureWritesChanged, { scope, params: true })
  await allSettled(featureWritesChanged, { scope, params: false })
  expect(reloadPage).not.toHaveBeenCalled()
})

test('notifications during a clinic switch, which may be of the other clinic, are not shown', async () => {
  const { scope, startSwitch, failSwitch } = setup()
  const shown = recordPayloads(notificationEventReceived, scope)
  const pushNotification = () =>
    allSettled(liveMessageReceived, {
      scope,
      params: { name: 'appointments:notification_deleted', payload: { uuid: 'n-1' } },
    })
  await startSwitch()
  void pushNotification()
  expect(shown).toEqual([])
  await failSwitch()
  await pushNotification()
  expect(shown).toEqual([{ kind: 'deleted', uuid: 'n-1' }])
})

test('a reminder that is pushed during a clinic switch, which may be of the other clinic, is neither listed nor announced', async () => {
  const { scope, client, startSwitch, failSwitch } = setup()
  client.setQueryData(getListRemindersQueryKey(), { notes: [] })
  const payload = { notes_uuid: 'r-1', patient_info: { uuid: 'p-1', locked: true } }
  const pushReminder = () =>
    allSettled(liveMessageReceived, { scope, params: { name: 'patient:notes_created', payload } })
  await startSwitch()
  void pushReminder()
  expect(client.getQueryData(getListRemindersQueryKey())).toEqual({ notes: [] })
  expect(scope.getState($toasts)).toEqual([])
  await failSwitch()
  await pushReminder()
  expect(scope.getState($toasts)).toMatchObject([{ text: { key: 'reminderAddedByUnknown' } }])
})

test('data requested during a clinic switch that fails are refetched', async () => {
  const { client, startSwitch, failSwitch } = setup()
  client.setQueryData(['a list'], ['of the other clinic'])
  await startSwitch()
  expect(client.getQueryState(['a list'])?.isInvalidated).toBe(false)
  await failSwitch()
  expect(client.getQueryState(['a list'])?.isInvalidated).toBe(true)
})

test.each(['this tab', 'another tab'])(
  'after a failed clinic switch of %s, responses during the switch are removed until they are refetched',
  async (tab) => {
    vi.useFakeTimers({ now: NOW })
    const { scope, client, startSwitch, failSwitch } = setup()
    client.setQueryData(['old list'], ['of this clinic'])
    vi.setSystemTime(NOW + 1_000)
    const receive = (params: TabMessage) => allSettled(tabMessageReceived, { scope, params })
    await (tab === 'this tab' ? startSwitch() : receive('clinic-switch-started'))
    client.setQueryData(['new list'], ['of the other clinic'])
    await (tab === 'this tab' ? failSwitch() : receive('clinic-switch-failed'))
    expect(client.getQueryData(['new list'])).toBeUndefined()
    expect(client.getQueryData(['old list'])).toEqual(['of this clinic'])
  },
)

test('after a clinic switch that fails the list of reminders is removed until it is refetched, because it decides about locks', async () => {
  const { client, startSwitch, failSwitch } = setup()
  const queryKey = getListRemindersQueryKey()
  const refetched = Promise.withResolvers<ReminderListResponse>()
  const queryFn = vi.fn(() => refetched.promise)
  client.setQueryData<ReminderListResponse>(queryKey, { notes: [] })
  const stop = new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => {})
  await startSwitch()
  expect(client.getQueryData(queryKey)).toEqual({ notes: [] })
  const failed = failSwitch()
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalled())
  expect(client.getQueryData(queryKey)).toBeUndefined()
  refetched.resolve({ notes: [] })
  await failed
  expect(client.getQueryData(queryKey)).toEqual({ notes: [] })
  stop()
})

test('tabs drop their reminders and refetch when a clinic switch of another tab has failed', async () => {
  const sender = setup()
  const sent = recordPayloads(tabMessageRequested, sender.scope)
  await sender.startSwitch()
  await sender.failSwitch()
  const { scope, client } = setup()
  client.setQueryData(['a list'], ['of the other clinic'])
  client.setQueryData(getListRemindersQueryKey(), { notes: [] })
  for (const params of sent) await allSettled(tabMessageReceived, { scope, params })
  expect(client.getQueryState(['a list'])?.isInvalidated).toBe(true)
  expect(client.getQueryData(getListRemindersQueryKey())).toBeUndefined()
})
