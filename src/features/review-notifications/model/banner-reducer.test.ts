import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Notification, toNotification } from '@/entities/notification'
import { applyEvents, limitBanners, withoutBanners, bannersOf } from './banner-reducer'
import { countBanners, type BannerState, EMPTY_BANNER_STATE } from './banner-store'
import type { NotificationEvent } from './notification-events'

const make = (uuid: string, more: Partial<Notification> = {}): Notification => ({
  ...toNotification({ uuid, patient_name: `Hasta ${uuid}`, message: 'Erken gelecek', priority: 1 }),
  ...more,
})
const created = (uuid: string, more?: Partial<Notification>): NotificationEvent => ({
  kind: 'created',
  notification: make(uuid, more),
})
const updated = (uuid: string, more?: Partial<Notification>): NotificationEvent => ({
  kind: 'updated',
  notification: make(uuid, more),
})
const deleted = (uuid: string): NotificationEvent => ({ kind: 'deleted', uuid })

const NOTHING = new Map()
const after = (...events: NotificationEvent[]) => applyEvents(EMPTY_BANNER_STATE, events, NOTHING)
const then = (state: BannerState, ...events: NotificationEvent[]) => applyEvents(state, events, NOTHING)
const seen = (state: BannerState) => bannersOf(state).map(({ kind, notification }) => `${kind} ${notification.uuid}`)

test('created and updated notifications have a banner', () => {
  expect(seen(after(created('a'), updated('b')))).toEqual(['updated b', 'created a'])
})

test('the most urgent banners come first, then the latest', () => {
  const state = after(
    created('low'),
    created('critical', { isCritical: true }),
    created('high', { priority: 3 }),
    created('later'),
  )
  expect(seen(state)).toEqual(['created critical', 'created high', 'created later', 'created low'])
})

test('a duplicate event changes nothing', () => {
  const events = fc.array(
    fc
      .tuple(fc.constantFrom(created, updated, deleted), fc.constantFrom('a', 'b', 'c'))
      .map(([emit, uuid]) => emit(uuid)),
  )
  fc.assert(
    fc.property(events, (batch) => {
      const state = after(...batch)
      for (const event of batch.slice(-1)) expect(bannersOf(then(state, event))).toEqual(bannersOf(state))
    }),
  )
})

test('whatever the order of the events, a deleted notification never has a new banner', () => {
  const events = fc.array(
    fc.tuple(fc.constantFrom(created, updated), fc.constantFrom('a', 'b')).map(([emit, uuid]) => emit(uuid)),
  )
  fc.assert(
    fc.property(events, events, (before, late) => {
      const state = then(after(...before, deleted('a')), ...late)
      const kinds = bannersOf(state).filter(({ notification }) => notification.uuid === 'a')
      expect(kinds.every(({ kind }) => kind === 'deleted')).toBe(true)
    }),
  )
})

test('an update that arrives before the creation is newer (F-I04)', () => {
  expect(seen(after(updated('a', { message: 'Yeni' }), created('a')))).toEqual(['updated a'])
})

test('a late creation does not bring back a deleted notification (F-I04)', () => {
  expect(seen(after(deleted('a'), created('a'), updated('a')))).toEqual([])
})

test('a deletion is shown if the banner was visible, and a dismissed one stays away', () => {
  const state = after(created('a'), deleted('a'))
  expect(seen(state)).toEqual(['deleted a'])
  expect(bannersOf(state)[0]?.notification.patientName).toBe('Hasta a')
  const dismissed = withoutBanners(state, ['a'])
  expect(seen(then(dismissed, created('a'), updated('a', { priority: 3 })))).toEqual([])
})

test('a dismissed banner comes back only when it becomes more urgent (F-I17)', () => {
  const dismissed = withoutBanners(after(created('a', { priority: 2 })), ['a'])
  expect(seen(then(dismissed, created('a'), updated('a', { message: 'Başka', priority: 2 })))).toEqual([])
  expect(seen(then(dismissed, updated('a', { priority: 1 })))).toEqual([])
  expect(seen(then(dismissed, updated('a', { priority: 3 })))).toEqual(['updated a'])
  expect(seen(then(dismissed, updated('a', { isCritical: true })))).toEqual(['updated a'])
})

test('the deletion of a dismissed banner is not shown', () => {
  expect(seen(then(withoutBanners(after(created('a')), ['a']), deleted('a')))).toEqual([])
})

test('a hidden notification has no banner, and loses the one it had', () => {
  expect(seen(after(created('a', { isVisible: false })))).toEqual([])
  const hidden = after(created('a'), updated('a', { isVisible: false }))
  expect(seen(hidden)).toEqual([])
  expect(seen(then(hidden, updated('a', { priority: 3 })))).toEqual(['updated a'])
})

test('a notification that another user hides and shows again has a new banner, unless this user dismissed it', () => {
  const [hide, show] = [updated('a', { isVisible: false }), updated('a')]
  expect(seen(then(after(created('a')), hide, show))).toEqual(['updated a'])
  expect(bannersOf(then(counted(), hide, show))[0]?.notification.uuid).toBe('a')
  const shownByUser = applyEvents(EMPTY_BANNER_STATE, [show], new Map([['a', 'shown']]))
  expect(seen(then(shownByUser, hide, show))).toEqual(['updated a'])
  const dismissed = withoutBanners(after(created('a')), ['a'])
  expect(seen(then(dismissed, hide, show))).toEqual([])
  expect(seen(then(dismissed, hide, updated('a', { priority: 3 })))).toEqual(['updated a'])
})

test.each(['hidden', 'removed'] as const)(
  'a notification that this user has %s stays dismissed, even if the event of a hiding comes before the response',
  (to) => {
    const hidden = applyEvents(after(created('a')), [updated('a', { isVisible: false })], new Map([['a', to]]))
    expect(seen(then(hidden, updated('a')))).toEqual([])
  },
)

test("the user's own changes make no banner", () => {
  const state = after(created('a'), created('b'))
  const own = new Map([
    ['a', 'removed'],
    ['c', 'shown'],
  ] as const)
  expect(seen(applyEvents(state, [deleted('a'), updated('c')], own))).toEqual(['created b'])
})

test('after a change of the user that shows a notification, a repeated event makes no banner, but a later change does', () => {
  const own = new Map([['a', 'shown']] as const)
  const shown = applyEvents(EMPTY_BANNER_STATE, [updated('a'), updated('a')], own)
  expect(seen(shown)).toEqual([])
  expect(seen(applyEvents(shown, [updated('a'), created('a')], own))).toEqual([])
  expect(seen(applyEvents(shown, [updated('a', { message: 'Gelmeyecek' })], own))).toEqual(['updated a'])
  expect(seen(applyEvents(EMPTY_BANNER_STATE, [updated('a'), updated('a', { isCritical: true })], own))).toEqual([
    'updated a',
  ])
  expect(seen(applyEvents(shown, [deleted('a'), updated('a')], own))).toEqual([])
})

test('of ten thousand banners all are counted, and the number of dismissed entries is limited', () => {
  const uuids = Array.from({ length: 10_000 }, (_, n) => `n${n}`)
  const state = limitBanners(after(...uuids.map((uuid) => created(uuid))))
  expect(bannersOf(state)).toHaveLength(100)
  expect(countBanners(state)).toBe(10_000)
  const dismissed = then(withoutBanners(state, uuids), created('one more'))
  expect(seen(dismissed)).toEqual(['created one more'])
  expect(dismissed.entries.size).toBeLessThanOrEqual(5_001)
})

/** `a` is the oldest of 101, so that its banner is only counted. */
const counted = (...events: NotificationEvent[]) => {
  const others = Array.from({ length: 100 }, (_, n) => created(`n${n}`))
  return then(limitBanners(after(created('a'), ...others)), ...events)
}

test('the most urgent banners keep their content, however old they are', () => {
  const others = Array.from({ length: 100 }, (_, n) => created(`n${n}`))
  const state = limitBanners(after(created('critical', { isCritical: true }), ...others))
  expect(seen(state)[0]).toBe('created critical')
  expect(seen(state)).not.toContain('created n0')
})

test('a banner that is only counted is shown again when it becomes more urgent', () => {
  expect(seen(counted())).not.toContain('created a')
  expect(countBanners(counted(created('a'), updated('a')))).toBe(101)
  expect(seen(counted(updated('a')))).not.toContain('updated a')
  expect(seen(counted(updated('a', { priority: 3 })))[0]).toBe('updated a')
})

test('a banner that is only counted is not counted after its notification was hidden or deleted', () => {
  expect(countBanners(counted(updated('a', { isVisible: false })))).toBe(100)
  const state = counted(deleted('a'))
  expect(countBanners(state)).toBe(100)
  expect(seen(state)).not.toContain('deleted a')
})

test('a banner that was dismissed while it was only counted comes back when it becomes more urgent', () => {
  const dismissed = withoutBanners(counted(), ['a'])
  expect(seen(then(dismissed, updated('a')))).not.toContain('updated a')
  expect(seen(then(dismissed, updated('a', { priority: 3 })))[0]).toBe('updated a')
})

test('no banner is counted if none has content', () => {
  const uuids = Array.from({ length: 100 }, (_, n) => `n${n}`)
  expect(countBanners(withoutBanners(counted(), uuids))).toBe(0)
})

test('a deleted notification stays deleted, however many banners are only counted', () => {
  const banners = limitBanners(after(...Array.from({ length: 5_200 }, (_, n) => created(`n${n}`))))
  const state = then(banners, deleted('a'), deleted('b'))
  expect(seen(then(state, updated('a'), updated('b')))).toEqual(seen(banners))
  expect(countBanners(state)).toBe(5_200)
})

test('of the tracked entries those are dropped that have not changed for the longest time', () => {
  const others = Array.from({ length: 5_000 }, (_, n) => deleted(`n${n}`))
  const dismissed = withoutBanners(after(created('a'), ...others), ['a'])
  const state = then(dismissed, updated('a', { isVisible: false }))
  expect(seen(then(state, updated('a'), updated('n1')))).toEqual([])
  expect(seen(then(state, updated('n0')))).toEqual(['updated n0'])
})
