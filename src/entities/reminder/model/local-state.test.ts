// @vitest-environment happy-dom
import { allSettled, createWatch, fork, type Scope } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getListRemindersQueryKey, type ReminderListResponse } from '@/shared/api'
import { $authToken, sessionEnded } from '@/shared/auth'
import { appStarted } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { tabMessageReceived, tabMessageSent } from '@/shared/tabs'
import { ownerRequested, ownerUnknown, ownerIdentified } from './local-state-owner'
import { readToggled, reminderSnoozed, reminderRead, reminderRemoved, remindersRestored } from './local-state'
import { claimDueFx } from './due-claim'
import { $unreadCount, visibleRemindersRead, type VisibleReminders } from './visible-reminders'

const NOW = new Date('2026-11-21T12:00:00+03:00')
const HOUR = 3_600_000
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const AYSE = uuid(901)
const MERT = uuid(902)
const KEY = `portal.reminders.${AYSE}`

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

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
  let seen: VisibleReminders | undefined
  const received = vi.fn()
  createWatch({ unit: visibleRemindersRead, scope, fn: (shown) => void (seen = shown) })
  createWatch({ unit: tabMessageSent, scope, fn: received })
  if (owner) await allSettled(ownerIdentified, { scope, params: owner })
  const answer = (reads: readonly boolean[]) =>
    client.setQueryData<ReminderListResponse>(getListRemindersQueryKey(), {
      notes: reads.map((isRead, n) => ({ notes_uuid: uuid(n + 1), read: isRead })),
    })
  answer(read)
  return {
    scope,
    answer,
    received,
    shown: () => seen?.visible.map((item) => [Number(item.uuid.slice(-3)), item.isRead]),
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
  const { scope, answer, shown } = await openTab({ read: [false, false, false, false] })
  await change.read(scope, 1)
  await change.remove(scope, 2)
  await change.snooze(scope, 3, NOW.getTime() + HOUR)
  const expected = [
    [1, true],
    [4, false],
  ]
  expect(shown()).toEqual(expected)
  answer([false, false, false, false])
  expect(shown()).toEqual(expected)
  const reloaded = await openTab({ read: [false, false, false, false] })
  expect(reloaded.shown()).toEqual(expected)
  expect(reloaded.scope.getState($unreadCount)).toBe(1)
})

test('a snoozed reminder returns at its time', async () => {
  const { scope, shown } = await openTab()
  await change.snooze(scope, 1, NOW.getTime() + 120_000)
  expect(shown()).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  expect(shown()).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  expect(shown()).toHaveLength(3)
})

test('toggling twice restores the state, also of reminders that are read on the platform (F-E05)', async () => {
  const { scope, shown } = await openTab({ read: [false, true] })
  for (const [n, before, after] of [
    [1, false, true],
    [2, true, false],
  ] as const) {
    await change.toggle(scope, n)
    expect(shown()).toContainEqual([n, after])
    await change.toggle(scope, n)
    expect(shown()).toContainEqual([n, before])
  }
})

test('the platform’s "read" wins over an older "unread" of the device', async () => {
  const { scope, answer, shown } = await openTab({ read: [false] })
  await change.read(scope, 1)
  await change.toggle(scope, 1)
  expect(shown()).toEqual([[1, false]])
  answer([true])
  expect(shown()).toEqual([[1, true]])
})

test('removed and snoozed reminders can be restored', async () => {
  const { scope, shown } = await openTab()
  await change.remove(scope, 1)
  await change.snooze(scope, 2, NOW.getTime() + HOUR)
  await allSettled(remindersRestored, { scope, params: [uuid(1), uuid(2)] })
  expect(shown()).toHaveLength(3)
})

test('marking an unknown reminder as read stores nothing', async () => {
  const { scope } = await openTab()
  await change.read(scope, 77)
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('another tab reloads the changes and does not overwrite them', async () => {
  const [first, second] = [await openTab(), await openTab()]
  await change.read(first.scope, 1)
  expect(first.received).toHaveBeenCalledWith({ kind: 'reminders-changed' })
  await allSettled(tabMessageReceived, { scope: second.scope, params: { kind: 'reminders-changed' } })
  expect(second.shown()).toContainEqual([1, true])
  expect(second.received).not.toHaveBeenCalled()
  // A tab that has not received the message still merges with the stored states.
  const outdated = await openTab()
  await change.remove(first.scope, 2)
  await change.remove(outdated.scope, 3)
  expect((await openTab()).shown()).toEqual([[1, true]])
})

test('states that an earlier version stored under other field names are kept', async () => {
  const stored = {
    [uuid(1)]: { read: { isRead: true, wasReadThere: false }, at: NOW.getTime() },
    [uuid(2)]: { laterUntil: NOW.getTime() + HOUR, toldAt: NOW.getTime(), at: NOW.getTime() }, // cspell:disable-line
  }
  localStorage.setItem(KEY, JSON.stringify(stored))
  const { shown } = await openTab()
  expect(shown()).toEqual([
    [1, true],
    [3, false],
  ])
})

test('local states belong to one user, and only ids, states and times are stored', async () => {
  const { scope } = await openTab()
  await change.read(scope, 1)
  await change.remove(scope, 2)
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
    [uuid(1)]: { read: { isRead: true, wasReadOnServer: false }, at: NOW.getTime() },
    [uuid(2)]: { isRemoved: true, at: NOW.getTime() },
  })
  expect((await openTab({ owner: MERT })).shown()).toHaveLength(3)
})

test('signing out clears the local states of the device; an expired session keeps them', async () => {
  for (const [end, left] of [
    ['expired', 2],
    ['signed-out', 3],
  ] as const) {
    const { scope } = await openTab()
    await change.remove(scope, 1)
    await allSettled(sessionEnded, { scope, params: end })
    expect(scope.getState($unreadCount)).toBe(0)
    expect((await openTab()).shown()).toHaveLength(left)
  }
})

test('until the user is identified nothing is counted; earlier changes are stored for that user', async () => {
  const { scope, shown, answer } = await openTab({ owner: null })
  await allSettled(ownerRequested, { scope })
  answer([false, false, false, true])
  expect(scope.getState($unreadCount)).toBe(3)
  await change.remove(scope, 1)
  expect(localStorage.getItem(KEY)).toBeNull()
  await allSettled(ownerIdentified, { scope, params: AYSE })
  expect(shown()).toHaveLength(3)
  expect((await openTab()).shown()).toHaveLength(2)
})

test('local states of an unidentified user last until the page is unloaded', async () => {
  const { scope, shown } = await openTab({ owner: null })
  await allSettled(ownerRequested, { scope })
  await allSettled(ownerUnknown, { scope })
  await change.remove(scope, 1)
  expect(shown()).toHaveLength(2)
  expect(localStorage.length).toBe(0)
})

test.each(['{', '7', '{"x":{"at":1}}', `{"${uuid(1)}":{"isRemoved":"yes","at":1}}`, `{"${uuid(1)}":{}}`])(
  'invalid storage entries are ignored: %s',
  async (stored) => {
    localStorage.setItem(KEY, stored)
    expect((await openTab()).shown()).toHaveLength(3)
  },
)

test('a due reminder is claimed by one tab only; after a snooze it can be claimed again', async () => {
  const [first, second] = [await openTab(), await openTab()]
  const due = (at: number) => ({ uuid: uuid(1), type: null, at })
  const claim = async (scope: Scope, at: number) => {
    const answer = await allSettled(claimDueFx, { scope, params: [due(at)] })
    return answer.status === 'done' ? answer.value.claimed.length : -1
  }
  expect(await claim(first.scope, NOW.getTime())).toBe(1)
  expect(await claim(second.scope, NOW.getTime())).toBe(0)
  expect(await claim(first.scope, NOW.getTime())).toBe(0)
  expect(await claim(second.scope, NOW.getTime() + HOUR)).toBe(1)
})
