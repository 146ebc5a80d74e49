// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { ownerIdentified, reminderRead } from '@/entities/reminder'
import { getListRemindersQueryKey, type ReminderListResponse } from '@/shared/api'
import { $authToken, sessionEnded } from '@/shared/auth'
import { appStarted, featuresRendered, screenReady } from '@/shared/lifecycle'
import { $recentToasts, $toasts } from '@/shared/toasts'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { dueToastsPausedChanged } from './due-reminders'
import { reminderPushed } from './new-reminders'
import { remindersRequested } from './reminders-popover'
import { uuid } from '../../../../tests/support/uuid'
import { reminderSnoozed } from '../../../../tests/support/vitest/entity-internals'
import { trackScopes } from '../../../../tests/support/vitest/track-scopes'
import { stubLocks } from '../../../../tests/support/vitest/web-locks'

const NOW = new Date('2026-11-21T12:00:00+03:00')
const MINUTE = 60_000
/** A reminder that is due in so many minutes from noon, and its other properties. */
type Due = number | { in: number; locked?: boolean; read?: boolean; type?: string | null }

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
const opened = trackScopes()

async function openTab(dues: readonly Due[]) {
  const client = createPortalQueryClient()
  const scope = fork({ values: [[$queryClient, client]] })
  opened.push(scope)
  await allSettled(appStarted, { scope })
  await allSettled(featuresRendered, { scope })
  await allSettled($authToken, { scope, params: 'token' })
  await allSettled(ownerIdentified, { scope, params: uuid(901) })
  const setReminders = (list: readonly Due[]) =>
    client.setQueryData<ReminderListResponse>(getListRemindersQueryKey(), {
      notes: list.map((due, n) => {
        const { in: minutes, locked = false, read = false, type = 'task' } = typeof due === 'number' ? { in: due } : due
        return {
          notes_uuid: uuid(n + 1),
          read,
          type,
          remind_at: new Date(NOW.getTime() + minutes * MINUTE).toISOString(),
          patient_info: { uuid: uuid(500 + n), name: `Hasta ${n + 1}`, locked },
        }
      }),
    })
  setReminders(dues)
  await allSettled(screenReady, { scope })
  const toasts = () =>
    scope.getState($recentToasts).map(({ text: { key, params } }) => [key, ...Object.values(params ?? {})])
  return { scope, setReminders, toasts }
}

/** Advances the timers and settles the pending locks. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a reminder that becomes due shows one toast with type and time', async () => {
  const { scope, toasts } = await openTab([2, -5])
  await pass(MINUTE)
  expect(toasts()).toEqual([])
  await pass(MINUTE)
  expect(toasts()).toEqual([['reminderOfTypeDue', 'task', '12:02']])
  const action = { label: 'show', event: remindersRequested, payload: uuid(1) }
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'info', action }])
  await pass(5 * MINUTE)
  expect(toasts()).toHaveLength(1)
})

test.each([false, true])(
  'the toast names no patient, because another one may be on the screen (locked: %j)',
  async (locked) => {
    const { scope, toasts } = await openTab([{ in: 1, locked }])
    await pass(MINUTE)
    expect(toasts()).toHaveLength(1)
    expect(JSON.stringify(scope.getState($recentToasts))).not.toContain('Hasta')
  },
)

test.each(['Ela Su ile görüşme', null])('a reminder of the unknown type %j shows only its time', async (type) => {
  const { toasts } = await openTab([{ in: 1, type }])
  await pass(MINUTE)
  expect(toasts()).toEqual([['reminderDue', '12:01']])
})

test('a read reminder shows no toast', async () => {
  const { scope, toasts } = await openTab([{ in: 1, read: true }, 1])
  await allSettled(reminderRead, { scope, params: uuid(2) })
  await pass(2 * MINUTE)
  expect(toasts()).toEqual([])
})

test.each<[string, Due]>([
  ['unread', 1],
  ['read', { in: -5, read: true }],
])('a snoozed %s reminder shows its toast once, at the end of the snooze', async (_, due) => {
  const { scope, toasts } = await openTab([due])
  await allSettled(reminderSnoozed, { scope, params: { uuid: uuid(1), until: NOW.getTime() + 3 * MINUTE } })
  await pass(2 * MINUTE)
  expect(toasts()).toEqual([])
  await pass(MINUTE)
  expect(toasts()).toEqual([['reminderOfTypeDue', 'task', '12:03']])
  await pass(5 * MINUTE)
  expect(toasts()).toHaveLength(1)
})

test('reminders that became due while the computer slept share one toast', async () => {
  const { toasts } = await openTab([10, 20, 200])
  vi.setSystemTime(NOW.getTime() + 60 * MINUTE)
  await pass(MINUTE)
  expect(toasts()).toEqual([['remindersDue', 2]])
})

test('a reminder that became due on another day shows that day', async () => {
  const { toasts } = await openTab([10])
  vi.setSystemTime(NOW.getTime() + 24 * 60 * MINUTE)
  await pass(MINUTE)
  expect(toasts()).toEqual([['reminderOfTypeDue', 'task', expect.stringMatching(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/)]])
})

test('behind the lock screen no toast is shown, and one toast for all after unlocking', async () => {
  const { scope, toasts } = await openTab([1, 2])
  await allSettled(dueToastsPausedChanged, { scope, params: true })
  await pass(4 * MINUTE)
  expect(toasts()).toEqual([])
  await allSettled(dueToastsPausedChanged, { scope, params: false })
  await pass(0)
  expect(toasts()).toEqual([['remindersDue', 2]])
  expect(scope.getState($toasts)).toMatchObject([{ action: { payload: null } }])
})

test('only one of several visible tabs shows the toast, and a hidden tab never does (F-I16)', async () => {
  const tabs = [await openTab([1]), await openTab([1])]
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const hidden = await openTab([1])
  await pass(MINUTE)
  expect(tabs.flatMap(({ toasts }) => toasts())).toEqual([['reminderOfTypeDue', 'task', '12:01']])
  expect(hidden.toasts()).toEqual([])
})

test('a hidden tab shows the missed toast when it becomes visible', async () => {
  // A tab that becomes visible reads the session cookie again.
  document.cookie = 'auth_doctor=token; Path=/'
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { toasts } = await openTab([1, 2])
  await pass(3 * MINUTE)
  expect(toasts()).toEqual([])
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(toasts()).toEqual([['remindersDue', 2]])
})

test('a reload neither repeats nor loses a toast', async () => {
  const dues = [1, { in: 1.25, type: 'nurse' }, 1.5]
  const before = await openTab(dues)
  await pass(MINUTE)
  expect(before.toasts()).toEqual([['reminderOfTypeDue', 'task', '12:01']])
  await allSettled(dueToastsPausedChanged, { scope: before.scope, params: true })
  await pass(20_000)
  const after = await openTab(dues)
  await pass(0)
  expect(after.toasts()).toEqual([['reminderOfTypeDue', 'nurse', '12:01']])
})

test('after a new sign-in reminders that were due before show no toast', async () => {
  const before = await openTab([60])
  await allSettled(sessionEnded, { scope: before.scope, params: 'expired' })
  await pass(90_000)
  const after = await openTab([1])
  await pass(MINUTE)
  expect(after.toasts()).toEqual([])
})

test('a reminder that is overdue on arrival shows only its toast as a new reminder', async () => {
  const { setReminders, toasts } = await openTab([60])
  await pass(2 * MINUTE)
  setReminders([60, 1])
  await pass(2 * MINUTE)
  expect(toasts()).toEqual([])
})

test('a clock that is set back repeats no toast', async () => {
  const { toasts } = await openTab([1])
  await pass(MINUTE)
  vi.setSystemTime(NOW.getTime() - MINUTE)
  await pass(4 * MINUTE)
  expect(toasts()).toEqual([['reminderOfTypeDue', 'task', '12:01']])
})

test('a clock that was an hour fast and is corrected loses no toast', async () => {
  vi.setSystemTime(NOW.getTime() + 60 * MINUTE)
  const { toasts } = await openTab([3])
  await pass(MINUTE)
  expect(toasts(), 'by the fast clock it was due before the tab was opened').toEqual([])
  vi.setSystemTime(NOW)
  await pass(4 * MINUTE)
  expect(toasts()).toEqual([['reminderOfTypeDue', 'task', '12:03']])
})

test('a reminder that is due when it is pushed shows only its toast as a new reminder, until it is snoozed', async () => {
  const { scope, setReminders, toasts } = await openTab([60])
  await pass(2 * MINUTE + 20_000)
  const payload = { notes_uuid: uuid(2), remind_at: new Date(Date.now() + 10_000).toISOString() }
  await allSettled(reminderPushed, { scope, params: payload })
  setReminders([60, 2.5])
  await pass(MINUTE)
  expect(toasts()).toEqual([['reminderAddedByUnknown']])
  await allSettled(reminderSnoozed, { scope, params: { uuid: uuid(2), until: NOW.getTime() + 4 * MINUTE } })
  await pass(MINUTE)
  expect(toasts()[0]).toEqual(['reminderOfTypeDue', 'task', '12:04'])
})

test('a reminder that is pushed before it is due shows a second toast when it is due', async () => {
  const { scope, setReminders, toasts } = await openTab([60])
  const payload = { notes_uuid: uuid(2), remind_at: new Date(NOW.getTime() + MINUTE).toISOString() }
  await allSettled(reminderPushed, { scope, params: payload })
  setReminders([60, 1])
  await pass(MINUTE)
  expect(toasts()).toContainEqual(['reminderOfTypeDue', 'task', '12:01'])
})

test('one tab shows the toast even if the tabs do not see at once what another has stored (F-I16)', async () => {
  stubLocks()
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null)
  const tabs = [await openTab([1, 2]), await openTab([1, 2]), await openTab([1, 2])]
  await pass(MINUTE)
  expect(tabs.map(({ toasts }) => toasts().length)).toEqual([1, 0, 0])
})

test('the next tab shows what becomes due after the first one is hidden, closed or locked', async () => {
  stubLocks()
  const [first, second, third] = [await openTab([1, 2, 3]), await openTab([1, 2, 3]), await openTab([1, 2, 3])]
  await pass(MINUTE)
  await allSettled(dueToastsPausedChanged, { scope: second.scope, params: true })
  await allSettled(dueToastsPausedChanged, { scope: first.scope, params: true })
  await pass(MINUTE)
  expect(third.toasts()).toEqual([['reminderOfTypeDue', 'task', '12:02']])
  await allSettled(dueToastsPausedChanged, { scope: first.scope, params: false })
  await allSettled(sessionEnded, { scope: third.scope, params: 'expired' })
  await pass(MINUTE)
  expect([first, second].map(({ toasts }) => toasts().length)).toEqual([2, 0])
})
