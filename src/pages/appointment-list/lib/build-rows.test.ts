import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { type Notification, toNotification } from '@/entities/notification'
import { configureTimeZone, DEFAULT_TIME_ZONE } from '@/shared/lib/date-time'
import { buildRows, type Row } from './build-rows'
import type { Group } from './group-notifications'
import type { Sort } from '@/shared/columns'
import type { SortColumn } from './sort-notifications'

afterEach(() => configureTimeZone(DEFAULT_TIME_ZONE))

const notification = (n: number, more: object = {}): Notification => toNotification({ uuid: `uuid-${n}`, ...more })
const headings = (rows: readonly Row[]) => rows.flatMap((row) => (row.kind === 'heading' ? [row.group] : []))
const at = (group: Group) => (group.by === 'hour' ? `${group.day} ${group.hour}` : 'nothing')

const ZONES = ['Europe/Istanbul', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Kiritimati']

test('every notification is listed once below the heading of its group, which lists their uuids', () => {
  const entries = fc.record({
    doctor_name: fc.option(fc.constantFrom('Ela', 'Can', 'Şule', 'nothing')),
    appointment_start: fc.option(
      fc
        .date({ min: new Date('2026-10-24T00:00Z'), max: new Date('2026-10-26T00:00Z'), noInvalidDate: true })
        .map((date) => date.toISOString()),
    ),
  })
  const sorts = fc.option(
    fc.record({
      column: fc.constantFrom('time' as const, 'patient' as const, 'doctor' as const),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
  )
  fc.assert(
    fc.property(
      fc.array(entries, { maxLength: 40 }),
      sorts,
      fc.constantFrom('none' as const, 'hour' as const, 'doctor' as const),
      fc.constantFrom(...ZONES),
      (inputs, sort, grouping, zone) => {
        configureTimeZone(zone)
        const list = inputs.map((item, n) => notification(n, item))
        const rows = buildRows(list, { sort, grouping })
        const listed = rows.flatMap((row) => (row.kind === 'notification' ? [row.key] : []))
        expect(listed.toSorted()).toEqual(list.map(({ uuid }) => uuid).toSorted())
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
        expect(headings(rows).length > 0).toBe(grouping !== 'none' && list.length > 0)
        for (const [index, row] of rows.entries()) {
          if (row.kind !== 'heading') continue
          const below = rows.slice(index + 1, index + 1 + row.uuids.length).map(({ key }) => key)
          expect(below).toEqual(row.uuids)
          expect(row.uuids.length).toBeGreaterThan(0)
        }
        expect(list.length === 0 || grouping === 'none' || rows[0]?.kind === 'heading').toBe(true)
      },
    ),
  )
})

test('hour groups follow the sort direction of the time; entries without a time come last', () => {
  const list = ['2026-11-22 09:30', '2026-11-21 10:59', '2026-11-21 10:00', null].map((appointment_start, n) =>
    notification(n, { appointment_start }),
  )
  const groups = (sort: Sort<SortColumn> | null) => headings(buildRows(list, { sort, grouping: 'hour' })).map(at)
  expect(groups(null)).toEqual(['2026-11-21 10', '2026-11-22 09', 'nothing'])
  expect(groups({ column: 'time', direction: 'ascending' })).toEqual(groups(null))
  expect(groups({ column: 'time', direction: 'descending' })).toEqual(['2026-11-22 09', '2026-11-21 10', 'nothing'])
  expect(groups({ column: 'patient', direction: 'descending' })).toEqual(['2026-11-21 10', '2026-11-22 09', 'nothing'])
})

test('the hour repeated by a DST change is one group in chronological order', () => {
  configureTimeZone('Europe/Berlin')
  const list = ['2026-10-25T00:30:00Z', '2026-10-25T01:10:00Z'].map((appointment_start, n) =>
    notification(n, { appointment_start }),
  )
  const rows = buildRows(list, { sort: null, grouping: 'hour' })
  expect(rows.map(({ key }) => key)).toEqual(['hour:2026-10-25 02', 'uuid-0', 'uuid-1'])
})

test('doctor groups are in order of name, entries without a doctor last', () => {
  const list = ['Şule', 'Derya', null, 'Can', 'Çağla', 'Can'].map((doctor_name, n) => notification(n, { doctor_name }))
  const rows = buildRows(list, { sort: null, grouping: 'doctor' })
  expect(headings(rows)).toEqual([
    { by: 'doctor', name: 'Can' },
    { by: 'doctor', name: 'Çağla' },
    { by: 'doctor', name: 'Derya' },
    { by: 'doctor', name: 'Şule' },
    { by: 'nothing', of: 'doctor' },
  ])
})

test('spellings of the name of a doctor are one group with the first of them', () => {
  const list = ['Dr. Şule Öz', 'DR. ŞULE  ÖZ', 'Can'].map((doctor_name, n) => notification(n, { doctor_name }))
  const rows = buildRows(list, { sort: null, grouping: 'doctor' })
  expect(headings(rows)).toEqual([
    { by: 'doctor', name: 'Can' },
    { by: 'doctor', name: 'Dr. Şule Öz' },
  ])
  expect(rows.at(2)).toMatchObject({ uuids: ['uuid-0', 'uuid-1'] })
  const reversed = buildRows(list.toReversed(), { sort: null, grouping: 'doctor' })
  expect(reversed.map(({ key }) => key)).toContain(rows.at(2)?.key)
})
