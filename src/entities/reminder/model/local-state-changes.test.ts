import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lockLookup } from './patient-lock'
import { toReminder } from './reminder'
import {
  changeNotified,
  changeState,
  isReadLocally,
  type ReminderLocalState,
  type ReminderLocalStates,
  removeExpired,
  withUnsaved,
} from './local-state-changes'
import { remindersView } from './reminders-view'
import { uuid } from '../../../../tests/support/uuid'

const NOW = Date.UTC(2026, 10, 21, 12)
const DAY = 24 * 3_600_000
const shownOf = (...args: Parameters<typeof remindersView>) => remindersView(...args).shown
const snoozedOf = (...args: Parameters<typeof remindersView>) => remindersView(...args).snoozed
const reminder = (n: number, read = false) => toReminder({ notes_uuid: uuid(n), read }, lockLookup({ notes: [] }))

const anyLocalState: fc.Arbitrary<ReminderLocalState> = fc.record(
  {
    read: fc.record({ isRead: fc.boolean(), wasReadOnServer: fc.boolean() }),
    isRemoved: fc.boolean(),
    snoozedUntil: fc.integer({ min: NOW - DAY, max: NOW + DAY }),
    notifiedAt: fc.integer({ min: NOW - DAY, max: NOW }),
    at: fc.integer({ min: NOW - 100 * DAY, max: NOW }),
  },
  { requiredKeys: ['at'] },
)
const anyLocalStates: fc.Arbitrary<ReminderLocalStates> = fc.dictionary(
  fc.integer({ min: 1, max: 12 }).map(uuid),
  anyLocalState,
)
const anyList = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.boolean()), { selector: ([n]) => n })
  .map((notes) => notes.map(([n, read]) => reminder(n, read)))

test.each([
  // isRead on the platform, isRead on this device, wasReadOnServer, expected
  [false, undefined, undefined, false],
  [true, undefined, undefined, true],
  [false, true, false, true],
  [false, false, false, false],
  [true, false, false, true],
  [true, true, false, true],
  [true, false, true, false],
  [false, false, true, false],
  [false, true, true, true],
])(
  'read on the platform: %s, on this device: %s, set when the platform had: %s; result: %s',
  (onServer, onDevice, was, expected) => {
    const read = onDevice === undefined || was === undefined ? undefined : { isRead: onDevice, wasReadOnServer: was }
    expect(isReadLocally(reminder(1, onServer), { read, at: NOW })).toBe(expected)
  },
)

test('the toast of a reminder changes nothing else of its state', () => {
  const read = { isRead: true, wasReadOnServer: false }
  const notify = changeNotified([{ uuid: uuid(1), at: NOW }])
  const after = notify({ [uuid(1)]: { read, at: NOW - DAY } }, { list: null, now: NOW })
  expect(after).toEqual({ [uuid(1)]: { read, notifiedAt: NOW, at: NOW } })
})

test('removed reminders are left out, snoozed ones return at their time', () => {
  const list = [reminder(1), reminder(2), reminder(3)]
  const localStates = { [uuid(1)]: { isRemoved: true, at: NOW }, [uuid(2)]: { snoozedUntil: NOW + 1, at: NOW } }
  expect(shownOf(list, localStates, NOW)).toEqual([list[2]])
  expect(snoozedOf(list, localStates, NOW)).toEqual([list[1]])
  expect(shownOf(list, localStates, NOW + 1)).toEqual([list[1], list[2]])
  expect(snoozedOf(list, localStates, NOW + 1)).toEqual([])
})

test('local states only remove and change items of the list; without them the list stays the same', () => {
  fc.assert(
    fc.property(anyList, anyLocalStates, (list, localStates) => {
      const shown = shownOf(list, localStates, NOW)
      const order = shown.map(({ uuid: shownUuid }) => list.findIndex((listed) => listed.uuid === shownUuid))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      expect(order).not.toContain(-1)
      expect(shownOf(list, {}, NOW)).toEqual(list)
      for (const item of shown) {
        const listed = list.find((entry) => entry.uuid === item.uuid) ?? item
        expect(item.isRead).toBe(isReadLocally(listed, localStates[item.uuid]))
      }
    }),
  )
})

test('every reminder is either shown, snoozed or removed', () => {
  fc.assert(
    fc.property(anyList, anyLocalStates, (list, localStates) => {
      const removed = list.filter((item) => localStates[item.uuid]?.isRemoved)
      const all = [...shownOf(list, localStates, NOW), ...snoozedOf(list, localStates, NOW), ...removed]
      expect(all.map((item) => item.uuid).toSorted()).toEqual(list.map((item) => item.uuid).toSorted())
    }),
  )
})

test('a reminder without changes keeps its identity', () => {
  const list = [reminder(1), reminder(2)]
  const shown = shownOf(list, { [uuid(2)]: { read: { isRead: true, wasReadOnServer: false }, at: NOW } }, NOW)
  expect(shown[0]).toBe(list[0])
  expect(shown[1]).toEqual({ ...list[1], isRead: true })
})

test('a change is merged into the existing local state', () => {
  const before = { [uuid(1)]: { isRemoved: true, at: 1 } }
  const localStates = changeState([uuid(1), uuid(2)], { snoozedUntil: 5 })(before, { list: null, now: NOW })
  expect(localStates).toEqual({
    [uuid(1)]: { isRemoved: true, snoozedUntil: 5, at: NOW },
    [uuid(2)]: { snoozedUntil: 5, at: NOW },
  })
})

test('a local state without a listed reminder is kept for 60 days, because the list is of one clinic only', () => {
  const localStates = {
    [uuid(1)]: { isRemoved: true, at: NOW - 59 * DAY },
    [uuid(2)]: { isRemoved: true, at: NOW - 61 * DAY },
  }
  expect(Object.keys(removeExpired(localStates, { list: [], now: NOW }))).toEqual([uuid(1)])
})

test('nothing expires until the list is loaded', () => {
  const localStates = { [uuid(1)]: { isRemoved: true, at: NOW - 400 * DAY } }
  expect(removeExpired(localStates, { list: null, now: NOW })).toBe(localStates)
})

test('a local state of a listed reminder does not expire', () => {
  const localStates = { [uuid(1)]: { isRemoved: true, at: NOW - 400 * DAY } }
  expect(removeExpired(localStates, { list: [reminder(1)], now: NOW })).toEqual({
    [uuid(1)]: { isRemoved: true, at: NOW },
  })
})

test('removing expired states returns the same object when nothing changes', () => {
  const localStates = {
    [uuid(1)]: { isRemoved: true, at: NOW - DAY / 2 },
    [uuid(2)]: { isRemoved: true, at: NOW - 10 * DAY },
  }
  expect(removeExpired(localStates, { list: [reminder(1)], now: NOW })).toBe(localStates)
})

test('at most 5 000 local states are kept, the newest ones', () => {
  const localStates = Object.fromEntries(
    Array.from({ length: 5_010 }, (_, n) => [uuid(n), { isRemoved: true, at: NOW - n }]),
  )
  const stored = removeExpired(localStates, { list: [], now: NOW })
  expect(Object.keys(stored)).toHaveLength(5_000)
  expect(stored).not.toHaveProperty(uuid(5_005))
})

test('a snooze that was set while the device clock was a year fast ends when the clock is right', () => {
  const read = { isRead: true, wasReadOnServer: false }
  const localStates = {
    [uuid(1)]: { read, snoozedUntil: NOW + 365 * DAY, at: NOW + 365 * DAY },
    [uuid(2)]: { snoozedUntil: NOW + 7 * DAY, at: NOW },
  }
  const stored = removeExpired(localStates, { list: [reminder(1), reminder(2)], now: NOW })
  expect(stored).toEqual({ [uuid(1)]: { read, at: NOW }, [uuid(2)]: { snoozedUntil: NOW + 7 * DAY, at: NOW } })
})

test('a state that only says that a toast was shown makes room for what the user has set', () => {
  const notified = Array.from({ length: 5_000 }, (_, n) => [uuid(n + 4), { notifiedAt: NOW, at: NOW }] as const)
  const localStates = {
    [uuid(1)]: { isRemoved: true, at: NOW - 3_600_000 },
    [uuid(2)]: { read: { isRead: false, wasReadOnServer: true }, at: NOW - 3_600_000 },
    [uuid(3)]: { snoozedUntil: NOW + DAY, notifiedAt: NOW - DAY, at: NOW - 3_600_000 },
    ...Object.fromEntries(notified),
  }
  const stored = removeExpired(localStates, { list: [reminder(1)], now: NOW })
  expect(Object.keys(stored)).toHaveLength(5_000)
  expect(stored).toMatchObject({ [uuid(1)]: {}, [uuid(2)]: {}, [uuid(3)]: {} })
})

test('removing expired states does not change the visible reminders', () => {
  fc.assert(
    fc.property(anyList, anyLocalStates, (list, localStates) => {
      const after = removeExpired(localStates, { list, now: NOW })
      expect(shownOf(list, after, NOW)).toEqual(shownOf(list, localStates, NOW))
    }),
  )
})

test('a change before the user was identified keeps the other stored states of its reminder', () => {
  const read = { isRead: true, wasReadOnServer: false }
  const stored = { a: { isRemoved: true, at: 1 }, b: { snoozedUntil: 9, at: 1 } }
  const unsaved = { a: { read, at: 2 }, c: { isRemoved: true, at: 2 } }
  expect(withUnsaved(stored, unsaved)).toEqual({
    a: { isRemoved: true, read, at: 2 },
    b: { snoozedUntil: 9, at: 1 },
    c: { isRemoved: true, at: 2 },
  })
})
