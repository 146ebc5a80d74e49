// @vitest-environment happy-dom
import { allSettled, fork, type Scope, scopeBind } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { getListRemindersQueryKey, type ReminderListResponse } from '@/shared/api'
import { $authToken, sessionEnded } from '@/shared/auth'
import { appStarted, screenReady } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { tabMessageReceived, tabMessageRequested } from '@/shared/tabs'
import { readRemindersFx } from '../api/reminder-effects'
import { $localStates, ownerIdentified, ownerRequested, ownerUnidentified } from './local-state'
import {
  claimDueFx,
  dueClaimed,
  readToggled,
  reminderRead,
  reminderRemoved,
  reminderSnoozed,
  reminderRestored,
} from './local-state-writer'
import { uuid } from '../../../../tests/support/uuid'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { stubLocks } from '../../../../tests/support/vitest/web-locks'

const NOW = new Date('2026-11-21T12:00:00+03:00')
const HOUR = 3_600_000
const AYSE = uuid(901)
const MERT = uuid(902)
const KEY = `portal.reminders.${AYSE}`

beforeEach(() => void vi.useFakeTimers({ now: NOW }))

/** Opens a tab of this browser; opening another one simulates a reload. */
async function openTab({
  owner = AYSE,
  read = [false, false, false],
}: {
  owner?: string | null
  read?: boolean[]
} = {}) {
  const client = createPortalQueryClient()
  const scope = fork({
    values: [
      [$queryClient, client],
      [$authToken, 'token'],
    ],
  })
  await allSettled(appStarted, { scope })
  await allSettled($authToken, { scope, params: 'token' })
  const sent = recordPayloads(tabMessageRequested, scope)
  if (owner) await allSettled(ownerIdentified, { scope, params: owner })
  const respondWith = (reads: readonly boolean[]) =>
    client.setQueryData<ReminderListResponse>(getListRemindersQueryKey(), {
      notes: reads.map((isRead, n) => ({ notes_uuid: uuid(n + 1), read: isRead })),
    })
  respondWith(read)
  const view = async () => {
    const result = await allSettled(readRemindersFx, { scope })
    return result.status === 'done' ? result.value.view : undefined
  }
  return {
    scope,
    respondWith,
    sent,
    shown: async () => (await view())?.shown.map((item) => [Number(item.uuid.slice(-3)), item.isRead]),
    unread: async () => (await view())?.unread.length,
  }
}

const change = {
  read: (scope: Scope, n: number) => allSettled(reminderRead, { scope, params: uuid(n) }),
  toggle: (scope: Scope, n: number) => allSettled(readToggled, { scope, params: uuid(n) }),
  remove: (scope: Scope, n: number) => allSettled(reminderRemoved, { scope, params: uuid(n) }),
  snooze: (scope: Scope, n: number, until: number) =>
    allSettled(reminderSnoozed, { scope, params: { uuid: uuid(n), until } }),
}

test('read, removed and snoozed reminders stay so after a refetch and after a reload', async () => {
  const { scope, respondWith, shown } = await openTab({ read: [false, false, false, false] })
  await change.read(scope, 1)
  await change.remove(scope, 2)
  await change.snooze(scope, 3, NOW.getTime() + HOUR)
  const expected = [
    [1, true],
    [4, false],
  ]
  expect(await shown()).toEqual(expected)
  respondWith([false, false, false, false])
  expect(await shown()).toEqual(expected)
  const reloaded = await openTab({ read: [false, false, false, false] })
  expect(await reloaded.shown()).toEqual(expected)
  expect(await reloaded.unread()).toBe(1)
})

test('a snoozed reminder returns at its time', async () => {
  const { scope, shown } = await openTab()
  await change.snooze(scope, 1, NOW.getTime() + 120_000)
  expect(await shown()).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  expect(await shown()).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  expect(await shown()).toHaveLength(3)
})

test('toggling twice restores the state, also of reminders that are read on the platform (F-E05)', async () => {
  const { scope, shown } = await openTab({ read: [false, true] })
  for (const [n, before, after] of [
    [1, false, true],
    [2, true, false],
  ] as const) {
    await change.toggle(scope, n)
    expect(await shown()).toContainEqual([n, after])
    await change.toggle(scope, n)
    expect(await shown()).toContainEqual([n, before])
  }
})

test('the platform’s "read" wins over an older "unread" of the device', async () => {
  const { scope, respondWith, shown } = await openTab({ read: [false] })
  await change.read(scope, 1)
  await change.toggle(scope, 1)
  expect(await shown()).toEqual([[1, false]])
  respondWith([true])
  expect(await shown()).toEqual([[1, true]])
})

test('removed and snoozed reminders can be restored', async () => {
  const { scope, shown } = await openTab()
  await change.remove(scope, 1)
  await change.snooze(scope, 2, NOW.getTime() + HOUR)
  for (const n of [1, 2]) await allSettled(reminderRestored, { scope, params: uuid(n) })
  expect(await shown()).toHaveLength(3)
})

test('marking an unknown reminder as read stores nothing and renders nothing', async () => {
  const { scope } = await openTab()
  const before = scope.getState($localStates)
  await change.read(scope, 77)
  expect(localStorage.getItem(KEY)).toBeNull()
  expect(scope.getState($localStates)).toBe(before)
})

test('another tab reloads the changes and does not overwrite them', async () => {
  const [first, second] = [await openTab(), await openTab()]
  await change.read(first.scope, 1)
  expect(first.sent).toContainEqual('reminders-changed')
  await allSettled(tabMessageReceived, { scope: second.scope, params: 'reminders-changed' })
  expect(await second.shown()).toContainEqual([1, true])
  expect(second.sent).toEqual([])
  // A tab that has not received the message still merges with the stored states.
  const outdated = await openTab()
  await change.remove(first.scope, 2)
  await change.remove(outdated.scope, 3)
  expect(await (await openTab()).shown()).toEqual([[1, true]])
})

test('local states belong to one user, and only ids, states and times are stored', async () => {
  const { scope } = await openTab()
  await change.read(scope, 1)
  await change.remove(scope, 2)
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
    [uuid(1)]: { read: { isRead: true, wasReadOnServer: false }, at: NOW.getTime() },
    [uuid(2)]: { isRemoved: true, at: NOW.getTime() },
  })
  expect(await (await openTab({ owner: MERT })).shown()).toHaveLength(3)
  await allSettled(ownerIdentified, { scope, params: MERT })
  expect(scope.getState($localStates)).toEqual({})
})

test('signing out clears the local states of the device; an expired session keeps them', async () => {
  for (const [end, left] of [
    ['expired', 2],
    ['signed-out', 3],
  ] as const) {
    const { scope } = await openTab()
    await change.remove(scope, 1)
    await allSettled(sessionEnded, { scope, params: end })
    expect(await (await openTab()).shown()).toHaveLength(left)
  }
})

test('until the user is identified nothing is counted; earlier changes are stored for that user', async () => {
  const { scope, shown, respondWith } = await openTab({ owner: null })
  await allSettled(ownerRequested, { scope })
  respondWith([false, false, false, true])
  expect(await shown()).toBeUndefined()
  await change.remove(scope, 1)
  expect(localStorage.getItem(KEY)).toBeNull()
  await allSettled(ownerIdentified, { scope, params: AYSE })
  expect(await shown()).toHaveLength(3)
  expect(await (await openTab()).shown()).toHaveLength(2)
})

test('local states of an unidentified user last until the page is unloaded or the user is identified', async () => {
  const { scope, shown } = await openTab({ owner: null })
  await allSettled(ownerRequested, { scope })
  await allSettled(ownerUnidentified, { scope })
  await change.remove(scope, 1)
  expect(await shown()).toHaveLength(2)
  expect(localStorage.length).toBe(0)
  await allSettled(ownerRequested, { scope })
  expect(await shown()).toHaveLength(2)
  await allSettled(ownerIdentified, { scope, params: AYSE })
  expect(await (await openTab()).shown()).toHaveLength(2)
})

test('a due reminder is claimed by one tab only; after a snooze it can be claimed again', async () => {
  const [first, second] = [await openTab(), await openTab()]
  const due = (at: number) => ({ uuid: uuid(1), type: null, at })
  const claim = async (scope: Scope, at: number) => {
    const claimed = recordPayloads(dueClaimed, scope)
    await allSettled(claimDueFx, { scope, params: [due(at)] })
    return claimed.at(-1)?.length
  }
  expect(await claim(first.scope, NOW.getTime())).toBe(1)
  expect(await claim(second.scope, NOW.getTime())).toBe(0)
  expect(await claim(first.scope, NOW.getTime())).toBe(0)
  expect(await claim(second.scope, NOW.getTime() + HOUR)).toBe(1)
})

test('changes of several tabs at the same moment are written one after the other', async () => {
  stubLocks()
  const tabs = [await openTab(), await openTab(), await openTab()]
  await Promise.all(tabs.map(({ scope }, n) => change.remove(scope, n + 1)))
  expect(await (await openTab()).shown()).toEqual([])
})

test('a clean-up deletes old states of reminders that are not listed', async () => {
  const old = { isRemoved: true, at: NOW.getTime() - 61 * 24 * HOUR }
  localStorage.setItem(KEY, JSON.stringify({ [uuid(1)]: old, [uuid(77)]: old }))
  await allSettled(screenReady, { scope: (await openTab()).scope })
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ [uuid(1)]: { isRemoved: true, at: NOW.getTime() } })
})

test('a change that ends after the session is not shown to the next user', async () => {
  const { scope, shown } = await openTab()
  const locked = Promise.withResolvers<void>()
  stubLocks()
  void navigator.locks.request('portal.reminders', () => locked.promise)
  const removed = change.remove(scope, 1)
  scopeBind(sessionEnded, { scope })('expired')
  locked.resolve()
  await removed
  expect(await shown()).toHaveLength(3)
})
