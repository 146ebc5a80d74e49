import { QueryObserver } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { changesSucceeded } from '@/entities/notification'
import { getListAppointmentNotificationsQueryKey, getListRemindersQueryKey } from '@/shared/api'
import { sessionEnded } from '@/shared/auth'
import { toastRequested } from '@/shared/toasts'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { $liveStatus, liveReconnected } from '@/shared/realtime'
import { missedRemindersRequested } from '../model/connection-watch'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'

const UUID = 'b3b8d6e2-52a5-43c9-8d0f-7a0c3b8b9f10'
const notes = (...ids: string[]) => ({ notes: ids.map((notes_uuid) => ({ notes_uuid })) })
const list = (...ids: string[]) => ({ notifications: ids.map((uuid) => ({ uuid })) })
const today = { date: '2026-11-21', priority: null, is_visible: true, doctor_uuid: null, patient_search: null }
const tomorrow = { ...today, date: '2026-11-22' }
const critical = { ...today, priority: 3 as const }

interface ListQuery {
  queryKey: readonly unknown[]
  before: unknown
  after: unknown
}

function setupLists(queries: ListQuery[]) {
  const client = createPortalQueryClient()
  for (const { queryKey, before, after } of queries) {
    if (before !== undefined) client.setQueryData(queryKey, before)
    const queryFn = async () => (typeof after === 'function' ? after() : after)
    new QueryObserver(client, {
      queryKey,
      queryFn,
      staleTime: before === undefined ? 0 : Number.POSITIVE_INFINITY,
    }).subscribe(() => {})
  }
  const scope = fork({ values: [[$queryClient, client]] })
  const toasts = recordPayloads(toastRequested, scope)
  return {
    scope,
    client,
    toasts,
    lose: () => void allSettled($liveStatus, { scope, params: 'lost' }),
    reconnect: async () => {
      void allSettled($liveStatus, { scope, params: 'connected' })
      await allSettled(liveReconnected, { scope })
    },
  }
}

async function setup(queries: ListQuery[]) {
  const { client, toasts, reconnect } = setupLists(queries)
  await reconnect()
  return { client, toasts }
}

const reminders = (before: unknown, after: unknown): ListQuery => ({
  queryKey: getListRemindersQueryKey(),
  before,
  after,
})
const notifications = (filter: typeof today | typeof critical, before: unknown, after: unknown): ListQuery => ({
  queryKey: getListAppointmentNotificationsQueryKey(filter),
  before,
  after,
})

const action = { label: 'showReminders', event: missedRemindersRequested }
const remindersToast = (count: number) => ({
  tone: 'info',
  text: { key: 'afterReconnectReminders', params: { count } },
  action,
})
const toastOfBoth = (params: object) => ({ tone: 'info', text: { key: 'afterReconnectBoth', params }, action })

test('after a reconnect one toast shows how many reminders are new, and the list has them (F-I01)', async () => {
  const { client, toasts } = await setup([reminders(notes('a'), notes('a', 'b', 'c', 'd'))])
  expect(toasts).toEqual([remindersToast(3)])
  expect(client.getQueryData(getListRemindersQueryKey())).toEqual(notes('a', 'b', 'c', 'd'))
})

test('a notification that is in several lists is counted once', async () => {
  const { toasts } = await setup([
    notifications(today, list('x'), list('x', 'y')),
    notifications(critical, list(), list('y')),
  ])
  expect(toasts).toEqual([{ tone: 'info', text: { key: 'afterReconnectNotifications', params: { count: 1 } } }])
})

test('new reminders and notifications are reported in one toast', async () => {
  const { toasts } = await setup([reminders(notes(), notes('a')), notifications(today, list(), list('x', 'y'))])
  expect(toasts).toEqual([toastOfBoth({ reminders: 1, notifications: 2 })])
})

test.each([
  ['nothing is new', [reminders(notes('a', 'b'), notes('a'))]],
  ['a reminder has its UUID in the other case', [reminders(notes(UUID), notes(UUID.toUpperCase()))]],
  ['a notification has its UUID in the other case', [notifications(today, list(UUID), list(UUID.toUpperCase()))]],
  ['the list was not loaded before', [reminders(undefined, notes('a'))]],
  ['the list cannot be loaded', [reminders(notes('a'), () => Promise.reject(new Error('offline')))]],
  ['no list is in use', []],
  [
    'a notification has moved to another day',
    [notifications(today, list('x'), list()), notifications(tomorrow, list(), list('x'))],
  ],
])('no toast is shown when %s', async (_, queries) => {
  const { toasts } = await setup(queries)
  expect(toasts).toEqual([])
})

test('entries count as new also if the lists were refetched before the live connection was back (F-I01)', async () => {
  const { client, toasts, lose, reconnect } = setupLists([reminders(notes('a'), notes('a', 'b', 'c'))])
  lose()
  await client.refetchQueries()
  await reconnect()
  expect(toasts).toEqual([remindersToast(2)])
})

test('a notification that the user has shown again without the live connection is not new', async () => {
  const { scope, toasts, lose, reconnect } = setupLists([notifications(today, list('x'), list('x', 'y'))])
  lose()
  await allSettled(changesSucceeded, { scope, params: { uuids: ['y'], to: 'shown' } })
  await reconnect()
  expect(toasts).toEqual([])
})

test('a notification that the user shows again while the lists are refetched is not new', async () => {
  const response = Promise.withResolvers<unknown>()
  const { scope, toasts, lose, reconnect } = setupLists([notifications(today, list('x'), response.promise)])
  lose()
  const reconnected = reconnect()
  void allSettled(changesSucceeded, { scope, params: { uuids: ['y'], to: 'shown' } })
  response.resolve(list('x', 'y'))
  await reconnected
  expect(toasts).toEqual([])
})

test('entries of an ended session are not known to the next one', async () => {
  const { scope, client, toasts, lose, reconnect } = setupLists([reminders(notes('a', 'b'), notes('a', 'b'))])
  lose()
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  client.setQueryData(getListRemindersQueryKey(), notes('a'))
  await reconnect()
  expect(toasts).toEqual([remindersToast(1)])
})

test('an entry that arrived between two interruptions is not new after the second one', async () => {
  let current = notes('a', 'b')
  const { client, toasts, lose, reconnect } = setupLists([reminders(notes('a'), () => current)])
  lose()
  await reconnect()
  current = notes('a', 'b', 'c')
  client.setQueryData(getListRemindersQueryKey(), current)
  lose()
  await reconnect()
  expect(toasts).toEqual([remindersToast(1)])
})

test('two reconnections during one refetch report the new entries once (F-I01)', async () => {
  const response = Promise.withResolvers<unknown>()
  const { toasts, lose, reconnect } = setupLists([reminders(notes('a'), response.promise)])
  lose()
  const reconnected = [reconnect(), reconnect()]
  response.resolve(notes('a', 'b', 'c'))
  await Promise.all(reconnected)
  expect(toasts).toEqual([remindersToast(2)])
})

test('entries of an interruption are reported after the next one, if it began before they were counted', async () => {
  const response = Promise.withResolvers<unknown>()
  const { client, toasts, lose, reconnect } = setupLists([
    reminders(notes('a'), notes('a', 'b')),
    notifications(today, list('x'), response.promise),
  ])
  lose()
  const reconnected = [reconnect()]
  await vi.waitFor(() => expect(client.getQueryData(getListRemindersQueryKey())).toEqual(notes('a', 'b')))
  lose()
  reconnected.push(reconnect())
  response.resolve(list('x', 'y'))
  await Promise.all(reconnected)
  expect(toasts).toEqual([toastOfBoth({ reminders: 1, notifications: 1 })])
})
