import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { type Doctor, doctorKey, type Notification, toNotification } from '@/entities/notification'
import { weekHours } from '@/entities/company'
import { clinicDay, configureTimeZone, DEFAULT_TIME_ZONE } from '@/shared/lib/date-time'
import { lengthOf, startOfDay } from './time-axis'
import { shiftDay, weekOf } from '@/shared/lib/day'
import { type GridLayout, layoutGrid } from './grid-layout'
import { buildCalendarData } from './calendar-data'
import { calendarTimes, type CalendarTimes } from './working-times'
import { uuid } from '../../../../tests/support/uuid'

afterEach(() => configureTimeZone(DEFAULT_TIME_ZONE))

const every = (start: string, end: string) => weekHours(() => [{ start, end }])

const CLINIC = { hours: every('09:00', '18:00'), slots: { online: 15, faceToFace: 30 } }
const times = calendarTimes(CLINIC, null)

const DOCTORS = ['Dr. Ada', 'Dr. Berk', 'Dr. Cem', null]

function entry(n: number, startsAt: Date, more: Partial<Notification> = {}): Notification {
  return { ...toNotification({ uuid: uuid(n) }), doctorName: 'Dr. Ada', startsAt, ...more }
}

interface LayoutInput {
  days: readonly string[]
  isByDoctor: boolean
  entries: readonly Notification[]
  chosen?: { key: string; name: string | null }
  hours?: CalendarTimes
  maxLanes?: number
  listed?: readonly Doctor[]
}

const LISTED = [{ uuid: '1', name: 'Dr. Ada', branch: null }]

function plan({
  days,
  isByDoctor,
  entries,
  chosen,
  hours = times,
  maxLanes = 3,
  listed = LISTED,
}: LayoutInput): GridLayout {
  const shown = buildCalendarData({
    days,
    isByDoctor,
    chosen: chosen ?? null,
    notifications: entries,
    listed,
    ownName: 'Ada',
  })
  return layoutGrid({ ...shown, times: hours, maxLanes })
}

const shownUuids = ({ columns }: GridLayout): string[] =>
  columns.flatMap(({ placed, overflowGroups }) => [
    ...placed.map(({ item }) => item.uuid),
    ...overflowGroups.flatMap(({ items }) => items.map(({ uuid }) => uuid)),
  ])

const moments = (days: readonly string[]) => {
  const from = startOfDay(days[0] ?? '').getTime()
  const to = startOfDay(shiftDay(days.at(-1) ?? '', 1)).getTime() - 1_000
  return fc.array(fc.tuple(fc.integer({ min: from, max: to }), fc.nat({ max: 3 })), { maxLength: 60 })
}

test.each([
  ['Europe/Istanbul', '2026-11-21'],
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['America/Havana', '2026-03-08'],
])('in %s around %s every entry is in the grid once, in the column of its day and doctor', (zone, day) => {
  configureTimeZone(zone)
  for (const days of [[day], weekOf(day)]) {
    const isByDoctor = days.length === 1
    fc.assert(
      fc.property(moments(days), fc.integer({ min: 1, max: 4 }), (drawn, maxLanes) => {
        const entries = drawn.map(([at, doctor], n) => entry(n, new Date(at), { doctorName: DOCTORS[doctor] ?? null }))
        const found = plan({ days, isByDoctor, entries, maxLanes })
        expect(shownUuids(found).toSorted()).toEqual(entries.map(({ uuid }) => uuid))
        for (const column of found.columns) {
          for (const { doctorName, startsAt } of column.entries) {
            expect(startsAt && clinicDay(startsAt)).toBe(column.day)
            if (column.doctor) expect(column.doctor.key).toBe(doctorKey(doctorName))
          }
          for (const { top, bottom, lanes } of [...column.placed, ...column.overflowGroups]) {
            expect(lanes).toBeLessThanOrEqual(maxLanes)
            expect(top).toBeGreaterThanOrEqual(0)
            expect(bottom).toBeLessThanOrEqual(lengthOf(found.axis) + 1e-9)
            expect((bottom - top) * found.scale).toBeGreaterThanOrEqual(24 - 1e-9)
          }
        }
      }),
      { numRuns: 40 },
    )
  }
})

const TILE_GAP_PX = 2

test.each([5, 10, 20, 30, 60])(
  'with slots of %i minutes every tile is at least 24 px high, and no tiles overlap',
  (slot) => {
    const hours = calendarTimes({ ...CLINIC, slots: { online: 5, faceToFace: slot } }, null)
    const types = ['Kontrol', 'Online Görüşme']
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 287 }), fc.nat({ max: 1 })), { maxLength: 80 }),
        (drawn) => {
          const entries = drawn.map(([fiveMinutes, type], n) =>
            entry(n, at(0, fiveMinutes * 5), { appointmentType: types[type] ?? null }),
          )
          const found = plan({ days: [DAY], isByDoctor: true, entries, hours })
          expect(shownUuids(found).toSorted()).toEqual(entries.map(({ uuid }) => uuid))
          for (const { placed, overflowGroups } of found.columns) {
            const tiles = [...placed, ...overflowGroups]
            for (const [index, a] of tiles.entries()) {
              expect((a.bottom - a.top) * found.scale - TILE_GAP_PX).toBeGreaterThanOrEqual(24 - 1e-9)
              const overlapping = tiles
                .slice(index + 1)
                .filter((b) => a.top < b.bottom - 1e-9 && b.top < a.bottom - 1e-9)
              for (const b of overlapping)
                expect(a.lane / a.lanes < (b.lane + 1) / b.lanes && b.lane / b.lanes < (a.lane + 1) / a.lanes).toBe(
                  false,
                )
            }
          }
        },
      ),
      { numRuns: 40 },
    )
  },
)

const DAY = '2026-11-20'
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 20, hour - 3, minute))

test('the grid shows the working hours, extended by entries outside of them', () => {
  const hours = ({ axis }: GridLayout) => [axis.hours[0]?.hour, axis.hours.at(-1)?.hour]
  expect(hours(plan({ days: [DAY], isByDoctor: true, entries: [] }))).toEqual([9, 17])
  expect(hours(plan({ days: [DAY], isByDoctor: true, entries: [entry(1, at(6, 40)), entry(2, at(23, 50))] }))).toEqual([
    6, 23,
  ])
  expect(hours(plan({ days: [DAY], isByDoctor: true, entries: [entry(1, at(8, 10)), entry(2, at(18, 30))] }))).toEqual([
    8, 18,
  ])
})

test.each([
  [5, 2.4],
  [15, 26 / 15],
  [60, 1.4],
])('with slots of %i minutes a minute has %d px', (slot, scale) => {
  const hours = calendarTimes({ ...CLINIC, slots: { online: slot, faceToFace: slot } }, null)
  expect(plan({ days: [DAY], isByDoctor: true, entries: [], hours }).scale).toBeCloseTo(scale)
})

test('the hour that DST skips is missing in the column of its day only', () => {
  configureTimeZone('Europe/Berlin')
  const days = ['2026-03-28', '2026-03-29']
  const entries = [entry(1, new Date('2026-03-28T01:00:00+01:00'))]
  const { columns } = plan({ days, isByDoctor: false, entries })
  expect(columns.map(({ missing }) => missing)).toEqual([[], [{ top: 60, bottom: 120 }]])
})

test('a doctor with entries on other days only has no column', () => {
  const entries = [entry(1, new Date('2026-11-21T09:00:00+03:00'), { doctorName: 'Dr. Berk' })]
  const { columns } = plan({ days: [DAY], isByDoctor: true, entries })
  expect(columns.map(({ doctor }) => doctor?.name)).toEqual(['Dr. Ada'])
})

test('the duration of an entry depends on its type and the slots of its doctor', () => {
  const own = calendarTimes(CLINIC, { hours: null, slots: { online: 20, faceToFace: 45 } })
  const length = (name: string, appointmentType: string) => {
    const entries = [entry(1, at(10), { doctorName: name, appointmentType })]
    const placed = plan({ days: [DAY], isByDoctor: true, entries, hours: own }).columns.flatMap(
      (column) => column.placed,
    )
    return placed.map(({ top, bottom }) => bottom - top)
  }
  expect(length('Dr. Ada', 'Kontrol')).toEqual([45])
  expect(length('Dr. Ada', 'ONLİNE Görüşme')).toEqual([20])
  expect(length('Dr. Berk', 'Kontrol')).toEqual([30])
  expect(length('Dr. Berk', 'Online Görüşme')).toEqual([15])
})

test('a column of a day with unknown hours has no open intervals, one of a closed day an empty list', () => {
  const unknownFriday = weekHours((day) => (day === 'friday' ? null : []))
  const hours = calendarTimes({ ...CLINIC, hours: unknownFriday }, null)
  const { columns } = plan({ days: [DAY, '2026-11-21'], isByDoctor: false, entries: [], hours })
  expect(columns.map(({ open }) => open)).toEqual([null, []])
})

test('the user’s own hours are open in their column and in a column of all doctors', () => {
  const own = calendarTimes(CLINIC, { hours: every('08:00', '10:00'), slots: null })
  const openIntervals = (input: Partial<LayoutInput>) =>
    plan({
      days: [DAY],
      isByDoctor: true,
      entries: [entry(1, at(9), { doctorName: 'Dr. Berk' })],
      hours: own,
      ...input,
    }).columns.map(({ open }) => open)
  expect(openIntervals({})).toEqual([[{ top: 0, bottom: 120 }], [{ top: 60, bottom: 600 }]])
  expect(openIntervals({ isByDoctor: false })).toEqual([[{ top: 0, bottom: 600 }]])
  expect(openIntervals({ isByDoctor: false, chosen: { key: doctorKey('Dr. Ada'), name: 'Dr. Ada' } })).toEqual([
    [{ top: 0, bottom: 120 }],
  ])
})

test('a day without a known doctor has its working hours and one column', () => {
  const { axis, columns } = plan({ days: ['2026-11-20'], isByDoctor: true, entries: [], listed: [] })
  expect(axis).toEqual(plan({ days: ['2026-11-20'], isByDoctor: true, entries: [] }).axis)
  expect(columns.map(({ doctor, headedBy }) => ({ doctor, headedBy }))).toEqual([{ doctor: null, headedBy: 'day' }])
})

test('without working hours nothing is shaded', () => {
  const found = plan({ days: [DAY], isByDoctor: true, entries: [], hours: calendarTimes(null, undefined) })
  expect(found.columns.map(({ open }) => open)).toEqual([null])
  expect(lengthOf(found.axis)).toBeGreaterThan(0)
})

test('a chosen doctor has the only column, also without entries', () => {
  const entries = [entry(1, at(9)), entry(2, at(9), { doctorName: 'Dr. Berk' })]
  const chosen = { key: doctorKey('dr. berk'), name: 'Dr. Berk' }
  expect(plan({ days: [DAY], isByDoctor: true, entries, chosen }).columns.map(({ doctor }) => doctor?.name)).toEqual([
    'Dr. Berk',
  ])
  const withoutEntries = plan({ days: [DAY], isByDoctor: true, entries: [], chosen })
  expect(withoutEntries.columns.map(({ doctor, entries: own }) => [doctor?.name, own.length])).toEqual([
    ['Dr. Berk', 0],
  ])
  expect(withoutEntries.columns.map(({ headedBy }) => headedBy)).toEqual(['doctor'])
})
