import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Reminder } from '@/entities/reminder'
import { nextDueGroups } from '../../../../tests/support/vitest/entity-internals'
import { groupByPatient, rowToStartAt, toRows } from './worklist-groups'

const NOW = new Date('2026-11-21T12:00:00+03:00').getTime()
const HOUR = 3_600_000

interface ReminderInput {
  patient?: string | null
  /** Hours from now. */
  in?: number | null
  isRead?: boolean
  hasName?: boolean
}

const reminders = (...inputs: ReminderInput[]): Reminder[] =>
  inputs
    .map(({ patient = 'Ada', in: hours = 1, isRead = false, hasName = true }, n) => ({
      uuid: String(n),
      note: '',
      type: null,
      remindAt: hours === null ? null : new Date(NOW + hours * HOUR),
      isRead,
      patient: patient === null ? null : { uuid: patient, name: hasName ? patient : null, isLocked: false },
      creator: null,
    }))
    .toSorted((a, b) => (a.remindAt?.getTime() ?? Infinity) - (b.remindAt?.getTime() ?? Infinity) || 0)

const groupsOf = (list: readonly Reminder[]) => groupByPatient(list, nextDueGroups(new Map(), list, NOW))

test('patients are in order of their first reminder, with overdue, today and later groups', () => {
  const groups = groupsOf(
    reminders(
      { patient: 'Can', in: 1 },
      { patient: 'Ada', in: 2 },
      { patient: 'Can', in: -3 },
      { patient: 'Can', in: 30 },
    ),
  )
  expect(groups.map(({ patient, dueGroups }) => [patient?.name, dueGroups.map(({ group }) => group)])).toEqual([
    ['Can', ['overdue', 'today', 'later']],
    ['Ada', ['today']],
  ])
})

test('a patient whose reminders are all read and past comes after those with an unread or a future one', () => {
  const past = { in: -9, isRead: true }
  const groups = groupsOf(
    reminders(
      { patient: 'Can', ...past },
      { patient: 'Ada', ...past },
      { patient: 'Ada' },
      { patient: 'Berk', in: -1 },
    ),
  )
  expect(groups.map(({ patient }) => patient?.name)).toEqual(['Ada', 'Berk', 'Can'])
})

test('reminders without a patient come last, even when overdue', () => {
  const groups = groupsOf(reminders({ patient: null, in: -9 }, { patient: 'Ada', in: null }))
  expect(groups.map(({ patient }) => patient?.name ?? null)).toEqual(['Ada', null])
})

test('the name in one reminder applies to all reminders of the patient', () => {
  const rows = toRows(groupsOf(reminders({ in: 1, hasName: false }, { in: 2 })))
  expect(rows.map(({ patient }) => patient?.name)).toEqual(['Ada', 'Ada'])
})

test('the first row of a patient has the patient heading, the first row of a due group its heading and count', () => {
  const rows = toRows(groupsOf(reminders({ in: -1 }, { in: -2 }, { in: 1 }, { patient: 'Can', in: 2 })))
  expect(rows.map(({ heading, dueHeading }) => [heading?.patient?.name, dueHeading?.group, dueHeading?.count])).toEqual(
    [
      ['Ada', 'overdue', 2],
      [undefined, undefined, undefined],
      [undefined, 'today', 1],
      ['Can', 'today', 1],
    ],
  )
})

test('every reminder is listed once, patients are contiguous, and every heading occurs once', () => {
  const input = fc.record({
    patient: fc.constantFrom('Ada', 'Berk', 'Can', null),
    in: fc.option(fc.integer({ min: -60, max: 60 })),
    isRead: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(input), (inputs) => {
      const all = reminders(...inputs)
      const rows = toRows(groupsOf(all))
      const uuids = (list: readonly Reminder[]) => list.map(({ uuid }) => uuid).toSorted()
      expect(uuids(rows.map(({ reminder }) => reminder))).toEqual(uuids(all))
      const headings = rows.flatMap(({ heading }) => (heading ? [heading.patient?.uuid] : []))
      expect(headings).toHaveLength(new Set(all.map(({ patient }) => patient?.uuid)).size)
      const runs = rows.filter(({ patient }, index) => rows[index - 1]?.patient?.uuid !== patient?.uuid || index === 0)
      expect(runs).toHaveLength(headings.length)
      const counted = rows.reduce((sum, { dueHeading }) => sum + (dueHeading?.count ?? 0), 0)
      expect(counted).toBe(all.length)
    }),
  )
})

test('the list starts at the focused row, or at the one that has taken its place', () => {
  const startAt = (keys: string[], last = { key: 'b', index: 1 }) => rowToStartAt(keys, last)
  expect(startAt(['new', 'a', 'b', 'c'])).toBe('b')
  expect(startAt(['a', 'c'])).toBe('c')
  expect(startAt(['a'])).toBe('a')
  expect(startAt([])).toBeNull()
  expect(rowToStartAt(['a'], null)).toBeNull()
})
