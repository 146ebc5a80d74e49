import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  $bulkProgress,
  $ownChanges,
  type BulkChange,
  bulkRequested,
  changeRequested,
  changesSucceeded,
  notificationsDeleted,
  toNotification,
} from '@/entities/notification'
import { signOutCompleted } from '@/shared/auth'
import { $minute, $today, featuresReady } from '@/shared/lifecycle'
import { sendChangeFx, sendItemFx, sendManyFx, $undoState } from '../../../../tests/support/vitest/entity-internals'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { type NotificationEvent, notificationEventReceived } from './notification-events'
import { $bannerCount } from './banner-store'
import { $banners, $latestBanners, allBannersDismissed, bannerOpened, bannersDismissed } from './banners'
import { drawerFilters, $entryToFocus } from './drawer-list'
import { $isNotificationsDrawerOpen, notificationChosen } from './notifications-drawer'

beforeEach(() => void vi.useFakeTimers())

const createdEvent = (uuid: string): NotificationEvent => ({
  kind: 'created',
  notification: toNotification({ uuid, patient_name: uuid, appointment_start: '2026-11-24 23:30', priority: 2 }),
})

interface Setup {
  /** Uuids that the platform removes when the user asks for it. */
  removed?: string[]
  sendChange?: () => Promise<void> | void
}

function setup({ removed = [], sendChange = () => {} }: Setup = {}) {
  const scope = fork({
    values: [[$today, '2026-11-21']],
    handlers: [
      [
        sendManyFx,
        ({ bulk: { notifications } }: { bulk: BulkChange }) => ({
          succeeded: new Set(removed),
          unsent: new Set(notifications.map(({ uuid }) => uuid).filter((uuid) => !removed.includes(uuid))),
        }),
      ],
      [sendChangeFx, sendChange],
    ],
  })
  const arrive = async (...all: NotificationEvent[]) => {
    for (const event of all) void allSettled(notificationEventReceived, { scope, params: event })
    await vi.advanceTimersByTimeAsync(250)
  }
  const patients = () => scope.getState($banners).map(({ notification }) => notification.patientName)
  return { scope, arrive, patients }
}

test('events of one batch are applied and announced together', async () => {
  const { scope, arrive, patients } = setup()
  await arrive(createdEvent('a'), createdEvent('b'))
  expect(patients()).toEqual(['b', 'a'])
  expect(scope.getState($latestBanners)).toHaveLength(2)
  await arrive(createdEvent('c'), createdEvent('a'))
  expect(scope.getState($latestBanners).map(({ notification }) => notification.uuid)).toEqual(['c'])
  await arrive(createdEvent('a'))
  expect(scope.getState($latestBanners), 'a batch without a new banner keeps the announcement').toHaveLength(1)
})

test('a banner is announced only once', async () => {
  const { scope, arrive, patients } = setup()
  await arrive(createdEvent('a'))
  await vi.advanceTimersByTimeAsync(4_000)
  expect(scope.getState($latestBanners)).toEqual([])
  expect(patients()).toEqual(['a'])
})

test('a change that this user has started before the features were loaded makes no banner', async () => {
  const { scope, arrive, patients } = setup({ sendChange: () => new Promise(() => {}) })
  void allSettled(changeRequested, { scope, params: { uuid: 'a', to: 'shown' } })
  // In the portal the store is created when the features are loaded, so it has missed the start of the change.
  void allSettled($ownChanges, { scope, params: new Map() })
  void allSettled(featuresReady, { scope })
  await arrive({ ...createdEvent('a'), kind: 'updated' } as NotificationEvent, createdEvent('b'))
  expect(patients()).toEqual(['b'])
})

test('one banner or all of them can be dismissed', async () => {
  const { scope, arrive, patients } = setup()
  await arrive(createdEvent('a'), createdEvent('b'), createdEvent('c'))
  await vi.advanceTimersByTimeAsync(4_000)
  await allSettled(bannersDismissed, { scope, params: ['b'] })
  expect(patients()).toEqual(['c', 'a'])
  await allSettled(allBannersDismissed, { scope })
  expect(scope.getState($bannerCount)).toBe(0)
})

test('the banner of a notification that this user has removed or hidden is dismissed without an event', async () => {
  const { scope, arrive, patients } = setup({ removed: ['b'] })
  await arrive(createdEvent('a'), createdEvent('b'), createdEvent('c'), createdEvent('d'))
  void allSettled(changeRequested, { scope, params: { uuid: 'a', to: 'hidden' } })
  const notifications = ['b', 'c'].map((uuid) => ({ uuid, patientName: uuid }))
  void allSettled(bulkRequested, { scope, params: { notifications, to: 'removed' } })
  void allSettled(changeRequested, { scope, params: { uuid: 'd', to: 'shown' } })
  await vi.advanceTimersByTimeAsync(0)
  expect(patients()).toEqual(['d', 'c'])
})

test('of many banners the hundred first ones keep their content, and all are announced, counted and dismissed', async () => {
  const { scope, arrive } = setup()
  await arrive(...Array.from({ length: 120 }, (_, n) => createdEvent(`n${n}`)))
  expect(scope.getState($latestBanners)).toHaveLength(120)
  expect(scope.getState($banners)).toHaveLength(100)
  expect(scope.getState($bannerCount)).toBe(120)
  await vi.advanceTimersByTimeAsync(4_000)
  await allSettled(bannersDismissed, { scope, params: ['n119'] })
  expect(scope.getState($bannerCount)).toBe(119)
  await allSettled(allBannersDismissed, { scope })
  expect(scope.getState($bannerCount)).toBe(0)
})

test('bulk changes of the user make no banner, but a later deletion by another user does', async () => {
  const { scope, arrive, patients } = setup({ removed: ['a'] })
  await arrive(createdEvent('a'), createdEvent('b'))
  const notifications = ['a', 'b'].map((uuid) => ({ uuid, patientName: uuid }))
  void allSettled(bulkRequested, { scope, params: { notifications, to: 'removed' } })
  await vi.advanceTimersByTimeAsync(4_000)
  await arrive({ kind: 'deleted', uuid: 'a' }, { kind: 'deleted', uuid: 'b' })
  expect(patients()).toEqual(['b'])
})

test('a newer change of the user to an item that a bulk change could not remove makes no banner', async () => {
  const responses = new Map<string, PromiseWithResolvers<void>>()
  const send = ({ uuid }: { uuid: string }) => {
    const response = Promise.withResolvers<void>()
    responses.set(uuid, response)
    return response.promise
  }
  const scope = fork({
    values: [[$today, '2026-11-21']],
    handlers: [
      [sendItemFx, send],
      [sendChangeFx, send],
    ],
  })
  const arrive = async (event: NotificationEvent) => {
    void allSettled(notificationEventReceived, { scope, params: event })
    await vi.advanceTimersByTimeAsync(250)
  }
  await arrive(createdEvent('a'))
  const notifications = ['a', 'b'].map((uuid) => ({ uuid, patientName: uuid }))
  void allSettled(bulkRequested, { scope, params: { notifications, to: 'removed' } })
  responses.get('a')?.reject(new Error('rejected'))
  await vi.advanceTimersByTimeAsync(0)
  void allSettled(changeRequested, { scope, params: { uuid: 'a', to: 'removed' } })
  responses.get('b')?.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(scope.getState($bulkProgress)).toBeNull()
  await arrive({ kind: 'deleted', uuid: 'a' })
  expect(scope.getState($banners)).toEqual([])
})

test('a request that is ignored while a removal is pending makes no banner of the removal', async () => {
  const { scope, arrive } = setup({ sendChange: () => new Promise(() => {}) })
  await arrive(createdEvent('a'))
  for (const to of ['removed', 'shown'] as const) {
    void allSettled(changeRequested, { scope, params: { uuid: 'a', to } })
  }
  await arrive({ kind: 'deleted', uuid: 'a' })
  expect(scope.getState($banners)).toEqual([])
})

test('a change of the user whose event is not received within two minutes hides no banner of another change', async () => {
  const { scope, arrive, patients } = setup()
  await allSettled(changeRequested, { scope, params: { uuid: 'a', to: 'shown' } })
  for (const minute of [1, 2]) await allSettled($minute, { scope, params: minute })
  await allSettled(changeRequested, { scope, params: { uuid: 'b', to: 'shown' } })
  await allSettled($minute, { scope, params: 3 })
  await arrive(createdEvent('a'), createdEvent('b'))
  expect(patients()).toEqual(['a'])
})

test('the event of a change of the user that is pending for minutes makes no banner', async () => {
  const { scope, arrive, patients } = setup({ sendChange: () => new Promise(() => {}) })
  void allSettled(changeRequested, { scope, params: { uuid: 'a', to: 'shown' } })
  for (const minute of [1, 2, 3]) void allSettled($minute, { scope, params: minute })
  await arrive(createdEvent('a'))
  expect(patients()).toEqual([])
})

test.each(['a banner', 'a row, before the features are loaded'])(
  'a click on %s opens the drawer at the local day of the appointment and focuses the notification',
  async (clicked) => {
    const { scope, arrive, patients } = setup()
    await arrive(createdEvent('a'))
    await vi.advanceTimersByTimeAsync(4_000)
    const [banner] = scope.getState($banners)
    if (banner && clicked === 'a banner') await allSettled(bannerOpened, { scope, params: banner })
    else if (banner) await allSettled(notificationChosen, { scope, params: banner.notification })
    expect(scope.getState($isNotificationsDrawerOpen)).toBe(true)
    await allSettled(featuresReady, { scope })
    expect(scope.getState(drawerFilters.$applied)).toMatchObject({
      day: '2026-11-24',
      priority: null,
      isOnlyActive: true,
    })
    expect(scope.getState($entryToFocus)).toBe('a')
    expect(patients()).toEqual([])
  },
)

test('only a live deletion ends the undo of a change', async () => {
  const { scope, arrive } = setup()
  const deleted = recordPayloads(notificationsDeleted, scope)
  await allSettled(changesSucceeded, { scope, params: { uuids: ['a'], to: 'hidden' } })
  await arrive(createdEvent('b'))
  expect(deleted).toEqual([])
  await arrive({ kind: 'deleted', uuid: 'a' })
  expect(scope.getState($undoState)({ uuid: 'a', to: 'shown' })).toBe('over')
})

test('the end of the session clears all banners and pending events', async () => {
  const { scope, arrive, patients } = setup()
  await arrive(createdEvent('a'))
  void allSettled(notificationEventReceived, { scope, params: createdEvent('b') })
  void allSettled(signOutCompleted, { scope })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(patients()).toEqual([])
  expect(scope.getState($latestBanners)).toEqual([])
})
