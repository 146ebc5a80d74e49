import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toReminder } from './reminder'
import {
  applyLocalStates,
  isReadLocally,
  withLocalState,
  snoozedReminders,
  type ReminderLocalState,
  type ReminderLocalStates,
  withoutExpired,
} from './reminder-local-state'

const NOW = Date.UTC(2026, 10, 21, 12)
const DAY = 24 * 3_600_000
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const reminder = (n: number, read = false) => toReminder({ notes_uuid: uuid(n), read })

const anyMark: fc.Arbitrary<ReminderLocalState> = fc.record(
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
  anyMark,
)
const anyList = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.boolean()), { selector: ([n]) => n })
  .map((notes) => notes.map(([n, read]) => reminder(n, read)))

test.each([
  // The platform says, the doctor marked it, while the platform said: the doctor has it as
  [false, undefined, undefined, false],
  [true, undefined, undefined, true],
  [false, true, false, true],
  [false, false, false, false],
  [true, false, false, true],
  [true, true, false, true],
  [true, false, true, false],
  [false, false, true, false],
  [false, true, true, true],
])('the platform says read: %s, the mark: %s, made while it said %s; it is read: %s', (there, mark, was, expected) => {
  const read = mark === undefined || was === undefined ? undefined : { isRead: mark, wasReadOnServer: was }
  expect(isReadLocally(reminder(1, there), { read, at: NOW })).toBe(expected)
})

test('what was removed is not in the list, what was postponed comes back by itself', () => {
  const list = [reminder(1), reminder(2), reminder(3)]
  const localStates = { [uuid(1)]: { isRemoved: true, at: NOW }, [uuid(2)]: { snoozedUntil: NOW + 1, at: NOW } }
  expect(applyLocalStates(list, localStates, NOW)).toEqual([list[2]])
  expect(snoozedReminders(list, localStates, NOW)).toEqual([list[1]])
  expect(applyLocalStates(list, localStates, NOW + 1)).toEqual([list[1], list[2]])
  expect(snoozedReminders(list, localStates, NOW + 1)).toEqual([])
})

test('the list as the doctor has it is a part of the platform’s, in its order; without marks it is the same', () => {
  fc.assert(
    fc.property(anyList, anyLocalStates, (list, localStates) => {
      const shown = applyLocalStates(list, localStates, NOW)
      const order = shown.map((a) => list.findIndex((listed) => listed.uuid === a.uuid))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      expect(order).not.toContain(-1)
      expect(applyLocalStates(list, {}, NOW)).toEqual(list)
      for (const a of shown)
        expect(a.isRead).toBe(isReadLocally(list.find((l) => l.uuid === a.uuid) ?? a, localStates[a.uuid]))
    }),
  )
})

test('every reminder is shown, postponed or removed, and only one of them', () => {
  fc.assert(
    fc.property(anyList, anyLocalStates, (list, localStates) => {
      const removed = list.filter((a) => localStates[a.uuid]?.isRemoved)
      const all = [...applyLocalStates(list, localStates, NOW), ...snoozedReminders(list, localStates, NOW), ...removed]
      expect(all.map((a) => a.uuid).toSorted()).toEqual(list.map((a) => a.uuid).toSorted())
    }),
  )
})

test('what nobody has touched stays the very same object', () => {
  const list = [reminder(1), reminder(2)]
  const shown = applyLocalStates(list, { [uuid(2)]: { read: { isRead: true, wasReadOnServer: false }, at: NOW } }, NOW)
  expect(shown[0]).toBe(list[0])
  expect(shown[1]).toEqual({ ...list[1], isRead: true })
})

test('a mark adds to what was marked before', () => {
  const localStates = withLocalState(
    { [uuid(1)]: { isRemoved: true, at: 1 } },
    [uuid(1), uuid(2)],
    { snoozedUntil: 5 },
    NOW,
  )
  expect(localStates).toEqual({
    [uuid(1)]: { isRemoved: true, snoozedUntil: 5, at: NOW },
    [uuid(2)]: { snoozedUntil: 5, at: NOW },
  })
})

test('a mark outlives 60 days without its reminder, because the list is of one clinic only; after that it goes', () => {
  const localStates = {
    [uuid(1)]: { isRemoved: true, at: NOW - 59 * DAY },
    [uuid(2)]: { isRemoved: true, at: NOW - 61 * DAY },
  }
  expect(Object.keys(withoutExpired(localStates, new Set(), NOW))).toEqual([uuid(1)])
})

test('a mark whose reminder is still listed never goes, however old it is', () => {
  const localStates = { [uuid(1)]: { isRemoved: true, at: NOW - 400 * DAY } }
  expect(withoutExpired(localStates, new Set([uuid(1)]), NOW)).toEqual({ [uuid(1)]: { isRemoved: true, at: NOW } })
})

test('sweeping writes nothing while there is nothing to sweep', () => {
  const localStates = {
    [uuid(1)]: { isRemoved: true, at: NOW - DAY / 2 },
    [uuid(2)]: { isRemoved: true, at: NOW - 10 * DAY },
  }
  expect(withoutExpired(localStates, new Set([uuid(1)]), NOW)).toBe(localStates)
})

test('no more than 5 000 marks are kept, the newest', () => {
  const localStates = Object.fromEntries(
    Array.from({ length: 5_010 }, (_, n) => [uuid(n), { isRemoved: true, at: NOW - n }]),
  )
  const stored = withoutExpired(localStates, new Set(), NOW)
  expect(Object.keys(stored)).toHaveLength(5_000)
  expect(stored).not.toHaveProperty(uuid(5_005))
})

test('sweeping never changes what the doctor sees', () => {
  fc.assert(
    fc.property(anyList, anyLocalStates, (list, localStates) => {
      const after = withoutExpired(localStates, new Set(list.map((a) => a.uuid)), NOW)
      expect(applyLocalStates(list, after, NOW)).toEqual(applyLocalStates(list, localStates, NOW))
    }),
  )
})
