import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Notification, toNotification } from '@/entities/notification'
import {
  bannersOf,
  type BannerState,
  EMPTY_BANNER_STATE,
  type NotificationEvent,
  applyEvents,
  withoutBanners,
} from './banner-state'

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
const then = (board: BannerState, ...events: NotificationEvent[]) => applyEvents(board, events, NOTHING)
const seen = (board: BannerState) => bannersOf(board).map(({ kind, notification }) => `${kind} ${notification.uuid}`)

test('what is created or updated is on the board', () => {
  expect(seen(after(created('a'), updated('b')))).toEqual(['updated b', 'created a'])
})

test('the most urgent stand first, of those the latest', () => {
  const board = after(
    created('low'),
    created('critical', { isCritical: true }),
    created('high', { priority: 3 }),
    created('later'),
  )
  expect(seen(board)).toEqual(['created critical', 'created high', 'created later', 'created low'])
})

test('the same event twice changes nothing', () => {
  const events = fc.array(
    fc
      .tuple(fc.constantFrom(created, updated, deleted), fc.constantFrom('a', 'b', 'c'))
      .map(([emit, uuid]) => emit(uuid)),
  )
  fc.assert(
    fc.property(events, (batch) => {
      const board = after(...batch)
      for (const one of batch.slice(-1)) expect(bannersOf(then(board, one))).toEqual(bannersOf(board))
    }),
  )
})

test('whatever comes in which order: what was deleted never stands there as new', () => {
  const events = fc.array(
    fc.tuple(fc.constantFrom(created, updated), fc.constantFrom('a', 'b')).map(([emit, uuid]) => emit(uuid)),
  )
  fc.assert(
    fc.property(events, events, (before, late) => {
      const board = then(after(...before, deleted('a')), ...late)
      const kinds = bannersOf(board).filter(({ notification }) => notification.uuid === 'a')
      expect(kinds.every(({ kind }) => kind === 'deleted')).toBe(true)
    }),
  )
})

test('an update that comes before its creation is the newer one', () => {
  expect(seen(after(updated('a', { message: 'Yeni' }), created('a')))).toEqual(['updated a'])
})

test('a late creation raises nobody from the dead', () => {
  expect(seen(after(deleted('a'), created('a'), updated('a')))).toEqual([])
})

test('who has read of it learns that it was removed; dismissed, it is gone for good', () => {
  const board = after(created('a'), deleted('a'))
  expect(seen(board)).toEqual(['deleted a'])
  expect(bannersOf(board)[0]?.notification.patientName).toBe('Hasta a')
  const dismissed = withoutBanners(board, ['a'])
  expect(seen(then(dismissed, created('a'), updated('a', { priority: 3 })))).toEqual([])
})

test('a dismissed one comes back only when it becomes more urgent', () => {
  const dismissed = withoutBanners(after(created('a', { priority: 2 })), ['a'])
  expect(seen(then(dismissed, created('a'), updated('a', { message: 'Başka', priority: 2 })))).toEqual([])
  expect(seen(then(dismissed, updated('a', { priority: 1 })))).toEqual([])
  expect(seen(then(dismissed, updated('a', { priority: 3 })))).toEqual(['updated a'])
  expect(seen(then(dismissed, updated('a', { isCritical: true })))).toEqual(['updated a'])
})

test('of a dismissed one that is deleted nothing is said', () => {
  expect(seen(then(withoutBanners(after(created('a')), ['a']), deleted('a')))).toEqual([])
})

test('a hidden one has no banner, and loses the one it had', () => {
  expect(seen(after(created('a', { isVisible: false })))).toEqual([])
  expect(seen(after(created('a'), updated('a', { isVisible: false })))).toEqual([])
})

test('what the doctor has done here is no news', () => {
  const board = after(created('a'), created('b'))
  const own = new Map([
    ['a', 'removed'],
    ['c', 'shown'],
  ] as const)
  expect(seen(applyEvents(board, [deleted('a'), updated('c')], own))).toEqual(['created b'])
})

test('of ten thousand none is lost, and what was put away is remembered only so long', () => {
  const uuids = Array.from({ length: 10_000 }, (_, n) => `n${n}`)
  const board = after(...uuids.map((uuid) => created(uuid)))
  expect(bannersOf(board)).toHaveLength(10_000)
  const dismissed = then(withoutBanners(board, uuids), created('one more'))
  expect(seen(dismissed)).toEqual(['created one more'])
  expect(dismissed.entries.size).toBeLessThanOrEqual(5_001)
})
