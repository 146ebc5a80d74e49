import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { configureTimeZone, DEFAULT_TIME_ZONE, formatInstant, fromClinicClock } from '@/shared/lib/date-time'
import { lockLookup } from './patient-lock'
import { byTime, toReminder } from './reminder'
import { type DueGroups, dueGroupOf, groupByDue, nextDueGroups, nextMidnight, snoozeOptions } from './reminder-times'
import { uuid } from '../../../../tests/support/uuid'

afterEach(() => configureTimeZone(DEFAULT_TIME_ZONE))

const reminderAt = (remindAt: Date | null, n = 1) => ({
  ...toReminder({ notes_uuid: uuid(n), read: false }, lockLookup({ notes: [] })),
  remindAt,
})
const groupAt = (remindAt: Date | null, now: Date) =>
  dueGroupOf({ remindAt, isRead: false }, now.getTime(), nextMidnight(now.getTime()))

test('a reminder is overdue from its time on, "today" until midnight and "later" after it', () => {
  const now = new Date('2026-11-21T10:15:00+03:00')
  expect(groupAt(new Date('2026-11-20T23:59:00+03:00'), now)).toBe('overdue')
  expect(groupAt(now, now)).toBe('overdue')
  expect(groupAt(new Date('2026-11-21T10:16:00+03:00'), now)).toBe('today')
  expect(groupAt(new Date('2026-11-21T23:59:59+03:00'), now)).toBe('today')
  expect(groupAt(new Date('2026-11-22T00:00:00+03:00'), now)).toBe('later')
  expect(groupAt(null, now)).toBe('later')
})

test('at midnight reminders of the new day move from "later" to "today"', () => {
  const due = new Date('2026-11-22T09:00:00+03:00')
  expect(groupAt(due, new Date('2026-11-21T23:59:00+03:00'))).toBe('later')
  expect(groupAt(due, new Date('2026-11-22T00:00:00+03:00'))).toBe('today')
})

test('a reminder that is read is not overdue: after its time it is in the last group', () => {
  const now = Date.parse('2026-11-21T12:00:00+03:00')
  const past = reminderAt(new Date(now - 1))
  const list = [{ ...past, isRead: true }, reminderAt(new Date(now), 2), { ...reminderAt(null, 3), isRead: true }]
  const groups = groupByDue(list, nextDueGroups(new Map(), list, now))
  expect(groups.map(({ group, reminders: [first] }) => [group, first?.uuid])).toEqual([
    ['overdue', uuid(2)],
    ['later', uuid(3)],
    ['past', uuid(1)],
  ])
})

test.each<[string, [time: string, isRead: boolean, group: string][]]>([
  [
    'when it arrives stays "past"',
    [
      ['21T13:00', true, 'past'],
      ['21T13:01', false, 'past'],
    ],
  ],
  [
    'after its time stays "overdue"',
    [
      ['21T11:00', false, 'today'],
      ['21T13:00', false, 'overdue'],
      ['21T13:01', true, 'overdue'],
    ],
  ],
  [
    'before its time stays "today" until it is unread',
    [
      ['21T11:00', false, 'today'],
      ['21T11:01', true, 'today'],
      ['21T13:00', true, 'today'],
      ['21T13:01', false, 'overdue'],
    ],
  ],
  [
    'on the day before becomes "past"',
    [
      ['20T13:00', true, 'later'],
      ['21T13:00', true, 'past'],
    ],
  ],
])('in an open list a reminder that is read %s', (_, steps) => {
  const reminder = reminderAt(new Date('2026-11-21T12:00:00+03:00'))
  let groups: DueGroups = new Map()
  for (const [time, isRead, group] of steps) {
    groups = nextDueGroups(groups, [{ ...reminder, isRead }], Date.parse(`2026-11-${time}:00+03:00`))
    expect(groups.get(reminder.uuid)).toBe(group)
  }
})

test.each([
  ['Europe/Berlin', '2026-03-29', 23],
  ['Europe/Berlin', '2026-10-25', 25],
  ['America/Sao_Paulo', '2018-11-03', 24],
  ['Europe/Istanbul', '2026-11-21', 24],
])('in %s the day %s has %i hours', (zone, day, hours) => {
  configureTimeZone(zone)
  const midnight = fromClinicClock(Date.parse(`${day}T00:00Z`)).getTime()
  expect(nextMidnight(midnight) - midnight).toBe(hours * 3_600_000)
  expect(nextMidnight(midnight + 12 * 3_600_000) - midnight).toBe(hours * 3_600_000)
})

test('every reminder is in exactly one group, and groups are in order of time', () => {
  const instants = fc.option(
    fc.date({
      min: new Date('2026-01-01T00:00:00+03:00'),
      max: new Date('2027-01-01T00:00:00+03:00'),
      noInvalidDate: true,
    }),
  )
  fc.assert(
    fc.property(fc.array(instants, { maxLength: 30 }), (times) => {
      const list = times.map(reminderAt).sort(byTime)
      const now = new Date('2026-11-21T12:00:00+03:00').getTime()
      const groups = groupByDue(list, nextDueGroups(new Map(), list, now))
      expect(groups.flatMap(({ reminders }) => reminders)).toEqual(list)
      expect(groups.every(({ reminders }) => reminders.length > 0)).toBe(true)
    }),
  )
})

const optionsAt = (time: string) =>
  snoozeOptions(Date.parse(time)).map(({ id, until }) => [id, formatInstant(new Date(until))])

test('on a Saturday morning the options are in an hour, this evening, tomorrow morning and Monday', () => {
  expect(optionsAt('2026-11-21T10:15+03:00')).toEqual([
    ['hour', '21.11.2026 11:15'],
    ['evening', '21.11.2026 18:00'],
    ['tomorrow', '22.11.2026 09:00'],
    ['monday', '23.11.2026 09:00'],
  ])
})

test('the evening is an option only if it is more than an hour away', () => {
  expect(optionsAt('2026-11-18T16:59+03:00').map(([id]) => id)).toContain('evening')
  expect(optionsAt('2026-11-18T17:00+03:00').map(([id]) => id)).not.toContain('evening')
  expect(optionsAt('2026-11-18T22:00+03:00').map(([id]) => id)).toEqual(['hour', 'tomorrow', 'monday'])
})

test('on a Sunday there is no Monday option; on a Monday it is the next Monday', () => {
  expect(optionsAt('2026-11-22T10:00+03:00').map(([id]) => id)).toEqual(['hour', 'evening', 'tomorrow'])
  expect(optionsAt('2026-11-23T10:00+03:00').at(-1)).toEqual(['monday', '30.11.2026 09:00'])
})

test('tomorrow morning is nine o’clock, also after a DST change', () => {
  configureTimeZone('Europe/Berlin')
  const tomorrow = snoozeOptions(Date.parse('2026-03-28T20:00:00+01:00')).find(({ id }) => id === 'tomorrow')
  expect(new Date(tomorrow?.until ?? 0).toISOString()).toBe('2026-03-29T07:00:00.000Z')
})
