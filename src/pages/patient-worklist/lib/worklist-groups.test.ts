import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Reminder } from '@/entities/reminder'
import { groupByPatient, toRows } from './worklist-groups'

const NOW = new Date(2026, 10, 21, 12).getTime()
const HOUR = 3_600_000

interface Sketch {
  patient?: string | null
  /** Hours from now. */
  in?: number | null
  isLocked?: boolean
}

const reminders = (...sketches: Sketch[]): Reminder[] =>
  sketches
    .map(({ patient = 'Ada', in: hours = 1, isLocked = false }, n) => ({
      uuid: String(n),
      note: '',
      type: null,
      remindAt: hours === null ? null : new Date(NOW + hours * HOUR),
      isRead: false,
      patient: patient === null ? null : { uuid: patient, name: patient, isLocked },
      creator: null,
    }))
    .toSorted((a, b) => (a.remindAt?.getTime() ?? Infinity) - (b.remindAt?.getTime() ?? Infinity) || 0)

test('patients come in the order of their first reminder, each with what is overdue, due today and later', () => {
  const groups = groupByPatient(
    reminders(
      { patient: 'Can', in: 1 },
      { patient: 'Ada', in: 2 },
      { patient: 'Can', in: -3 },
      { patient: 'Can', in: 30 },
    ),
    NOW,
  )
  expect(groups.map(({ patient, dueGroups }) => [patient?.name, dueGroups.map(({ group }) => group)])).toEqual([
    ['Can', ['overdue', 'today', 'later']],
    ['Ada', ['today']],
  ])
})

test('reminders about nobody come last, however late they are', () => {
  const groups = groupByPatient(reminders({ patient: null, in: -9 }, { patient: 'Ada', in: null }), NOW)
  expect(groups.map(({ patient }) => patient?.name ?? null)).toEqual(['Ada', null])
})

test('a lock that one of the reminders tells of holds for all of the patient', () => {
  const rows = toRows(groupByPatient(reminders({ in: 1 }, { in: 2, isLocked: true }), NOW))
  expect(rows.map(({ patient }) => patient?.isLocked)).toEqual([true, true])
})

test('the first row of a patient carries the patient, the first of what is due carries that, with its count', () => {
  const rows = toRows(groupByPatient(reminders({ in: -1 }, { in: -2 }, { in: 1 }, { patient: 'Can', in: 2 }), NOW))
  expect(rows.map(({ heading, dueHeading }) => [heading?.patient?.name, dueHeading?.group, dueHeading?.count])).toEqual(
    [
      ['Ada', 'overdue', 2],
      [undefined, undefined, undefined],
      [undefined, 'today', 1],
      ['Can', 'today', 1],
    ],
  )
})

test('no reminder is lost or doubled, every patient stands together, and every heading stands once', () => {
  const sketch = fc.record({
    patient: fc.constantFrom('Ada', 'Berk', 'Can', null),
    in: fc.option(fc.integer({ min: -60, max: 60 })),
    isLocked: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(sketch), (sketches) => {
      const all = reminders(...sketches)
      const rows = toRows(groupByPatient(all, NOW))
      const uuids = (list: readonly Reminder[]) => list.map(({ uuid }) => uuid).toSorted()
      expect(uuids(rows.map(({ reminder }) => reminder))).toEqual(uuids(all))
      const headings = rows.flatMap(({ heading }) => (heading ? [heading.patient?.uuid] : []))
      expect(headings).toHaveLength(new Set(all.map(({ patient }) => patient?.uuid)).size)
      const runs = rows.filter(({ patient }, at) => rows[at - 1]?.patient?.uuid !== patient?.uuid || at === 0)
      expect(runs).toHaveLength(headings.length)
      const counted = rows.reduce((sum, { dueHeading }) => sum + (dueHeading?.count ?? 0), 0)
      expect(counted).toBe(all.length)
    }),
  )
})
