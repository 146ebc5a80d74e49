import { QueryObserver } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { getListAppointmentNotificationsQueryKey, getListRemindersQueryKey } from '@/shared/api'
import { toastRequested } from '@/shared/toasts'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { liveReconnected } from '@/shared/realtime'
import '../model/connection-watch'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'

const notes = (...ids: string[]) => ({ notes: ids.map((notes_uuid) => ({ notes_uuid })) })
const list = (...ids: string[]) => ({ notifications: ids.map((uuid) => ({ uuid })) })
const today = { date: '2026-11-21', priority: null, is_visible: true, doctor_uuid: null, patient_search: null }
const critical = { ...today, priority: 3 as const }

interface DeployQuery {
  queryKey: readonly unknown[]
  before: unknown
  after: unknown
}

async function setup(queries: DeployQuery[]) {
  const client = createPortalQueryClient()
  for (const { queryKey, before, after } of queries) {
    if (before !== undefined) client.setQueryData(queryKey, before)
    const queryFn = () => (after instanceof Error ? Promise.reject(after) : Promise.resolve(after))
    new QueryObserver(client, {
      queryKey,
      queryFn,
      staleTime: before === undefined ? 0 : Number.POSITIVE_INFINITY,
    }).subscribe(() => {})
  }
  const scope = fork({ values: [[$queryClient, client]] })
  const toasts = recordPayloads(toastRequested, scope)
  await allSettled(liveReconnected, { scope })
  return { client, toasts }
}

const reminders = (before: unknown, after: unknown): DeployQuery => ({
  queryKey: getListRemindersQueryKey(),
  before,
  after,
})
const notifications = (filter: typeof today | typeof critical, before: unknown, after: unknown): DeployQuery => ({
  queryKey: getListAppointmentNotificationsQueryKey(filter),
  before,
  after,
})

test('after a reconnect one toast shows how many reminders are new, and the list has them (F-I01)', async () => {
  const { client, toasts } = await setup([reminders(notes('a'), notes('a', 'b', 'c', 'd'))])
  expect(toasts).toEqual([{ tone: 'info', text: { key: 'afterReconnectReminders', params: { count: 3 } } }])
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
  expect(toasts).toEqual([
    { tone: 'info', text: { key: 'afterReconnectBoth', params: { reminders: 1, notifications: 2 } } },
  ])
})

test.each([
  ['nothing is new', [reminders(notes('a', 'b'), notes('a'))]],
  ['the list was not loaded before', [reminders(undefined, notes('a'))]],
  ['the list cannot be loaded', [reminders(notes('a'), new Error('offline'))]],
  ['no list is in use', []],
])('no toast is shown when %s', async (_, queries) => {
  const { toasts } = await setup(queries)
  expect(toasts).toEqual([])
})
