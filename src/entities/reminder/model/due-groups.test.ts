import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { dueGroupOf, groupByDue, nextMidnight } from './due-groups'
import { byTime, toReminder } from './reminder'

afterEach(() => vi.unstubAllEnvs())

const reminderAt = (remindAt: Date | null, n = 1) => ({
  ...toReminder({ notes_uuid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`, read: false }),
  remindAt,
})
const groupAt = (remindAt: Date | null, now: Date) =>
  dueGroupOf({ remindAt }, now.getTime(), nextMidnight(now.getTime()))

test('due is what has come, also this very minute; the rest of the day is today, everything after midnight is later', () => {
  const now = new Date(2026, 10, 21, 10, 15)
  expect(groupAt(new Date(2026, 10, 20, 23, 59), now)).toBe('overdue')
  expect(groupAt(now, now)).toBe('overdue')
  expect(groupAt(new Date(2026, 10, 21, 10, 16), now)).toBe('today')
  expect(groupAt(new Date(2026, 10, 21, 23, 59, 59), now)).toBe('today')
  expect(groupAt(new Date(2026, 10, 22), now)).toBe('later')
  expect(groupAt(null, now)).toBe('later')
})

test('when midnight passes, what was later is today', () => {
  const due = new Date(2026, 10, 22, 9)
  expect(groupAt(due, new Date(2026, 10, 21, 23, 59))).toBe('later')
  expect(groupAt(due, new Date(2026, 10, 22, 0, 0))).toBe('today')
})

test.each([
  ['Europe/Berlin', '2026-03-29T00:30:00+01:00', 23],
  ['Europe/Berlin', '2026-10-25T00:30:00+02:00', 25],
  ['America/Sao_Paulo', '2018-11-03T12:00:00-03:00', 24],
  ['Europe/Istanbul', '2026-11-21T00:30:00+03:00', 24],
])('in %s the day of %s has its own length: %i hours', (zone, moment, hours) => {
  vi.stubEnv('TZ', zone)
  const now = new Date(moment)
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime()
  expect(nextMidnight(now.getTime()) - midnight).toBe(hours * 3_600_000)
})

test('every reminder is in exactly one group, the groups follow each other in time and keep the order', () => {
  const moments = fc.option(fc.date({ min: new Date(2026, 0, 1), max: new Date(2027, 0, 1), noInvalidDate: true }))
  fc.assert(
    fc.property(fc.array(moments, { maxLength: 30 }), (times) => {
      const list = times.map(reminderAt).sort(byTime)
      const groups = groupByDue(list, new Date(2026, 10, 21, 12).getTime())
      expect(groups.flatMap(({ reminders }) => reminders)).toEqual(list)
      expect(groups.every(({ reminders }) => reminders.length > 0)).toBe(true)
    }),
  )
})
