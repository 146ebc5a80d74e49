import { allSettled, createStore, createWatch, fork } from 'effector'
import { expect, test } from 'vitest'
import { getListAppointmentNotificationsQueryKey } from '@/shared/api'
import { appStarted } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { filterForDay, toRequest } from '../model/notification-filter'
import { notificationsListed } from './notifications-listed'

const [TODAY, TOMORROW] = [filterForDay('2026-11-21'), filterForDay('2026-11-22')]
const listed = notificationsListed(createStore([TODAY, TOMORROW]), (filters) => filters)
const response = (...uuids: string[]) => ({ notifications: uuids.map((uuid) => ({ uuid })) })

async function setup() {
  const client = createPortalQueryClient()
  const scope = fork({ values: [[$queryClient, client]] })
  const received: string[][] = []
  createWatch({ unit: listed, scope, fn: (list) => received.push(list.map(({ uuid }) => uuid)) })
  await allSettled(appStarted, { scope })
  const fetchList = (filter: typeof TODAY) => {
    const { promise, resolve, reject } = Promise.withResolvers<object>()
    const queryKey = getListAppointmentNotificationsQueryKey(toRequest(filter))
    const settled = client.query({ queryKey, staleTime: 0, queryFn: () => promise }).catch(() => {})
    return {
      respond: (...uuids: string[]) => (resolve(response(...uuids)), settled),
      fail: () => (reject(new Error('500')), settled),
    }
  }
  return { client, received, fetchList }
}

test('a notification that moves from one list to another one is listed the whole time', async () => {
  const { received, fetchList } = await setup()
  const [today, tomorrow] = [fetchList(TODAY), fetchList(TOMORROW)]
  await today.respond('moved')
  expect(received).toEqual([])
  await tomorrow.respond('a')
  expect(received).toEqual([['moved', 'a']])
  const [todayAgain, tomorrowAgain] = [fetchList(TODAY), fetchList(TOMORROW)]
  await todayAgain.respond()
  expect(received).toHaveLength(1)
  await tomorrowAgain.respond('a', 'moved')
  expect(received.slice(1)).toEqual([['a', 'moved']])
})

test('after the failure of one list the others decide', async () => {
  const { received, fetchList } = await setup()
  const [today, tomorrow] = [fetchList(TODAY), fetchList(TOMORROW)]
  await today.respond('a')
  await tomorrow.fail()
  expect(received).toEqual([['a']])
})

test('hidden notifications are not in a list of active ones, and other lists do not count', async () => {
  const { client, received } = await setup()
  const keyOf = (filter: typeof TODAY) => getListAppointmentNotificationsQueryKey(toRequest(filter))
  client.setQueryData(keyOf({ ...TODAY, isOnlyActive: false }), response('other'))
  client.setQueryData(keyOf(TODAY), { notifications: [{ uuid: 'a' }, { uuid: 'hidden', is_visible: false }] })
  expect(received).toEqual([[], ['a']])
})
