import { expect, test } from 'vitest'
import type { Notification } from '@/entities/notification'
import type { Reminder } from '@/entities/reminder'
import { isShown, TIMELINE_FILTERS, type TimelineEntry, toEntries, toRows } from './timeline'

const TODAY = '2026-11-23'

const reminder = (uuid: string, at: string | null, isRead = false): Reminder => ({
  uuid,
  note: '',
  type: null,
  remindAt: at === null ? null : new Date(`${at}:00+03:00`),
  isRead,
  patient: null,
  creator: null,
})

const notification = (uuid: string, at: string | null): Notification => ({
  uuid,
  message: '',
  patientName: null,
  doctorName: null,
  priority: null,
  isCritical: false,
  appointmentType: null,
  startsAt: at === null ? null : new Date(`${at}:00+03:00`),
  createdBy: null,
  createdAt: null,
  colour: null,
  isVisible: true,
})

const uuidOf = ({ key }: TimelineEntry) => key.split(' ')[1]

const rowsOf = (reminders: readonly Reminder[], notifications: readonly Notification[] = []) =>
  toRows(toEntries(reminders, notifications), TODAY).map(({ heading, entry }) => [
    heading && (heading.day ?? 'undated'),
    entry ? uuidOf(entry) : null,
  ])

test('reminders and notifications are in one order, latest first and undated last, below their day', () => {
  const reminders = [reminder('r1', '2026-11-23T09:00'), reminder('r2', null), reminder('r3', '2026-11-25T00:30')]
  const notifications = [notification('n1', '2026-11-23T14:00'), notification('n2', '2026-11-22T23:59')]
  expect(rowsOf(reminders, notifications)).toEqual([
    ['2026-11-25', 'r3'],
    [TODAY, 'n1'],
    [null, 'r1'],
    ['2026-11-22', 'n2'],
    ['undated', 'r2'],
  ])
})

test.each([
  ['between later and earlier entries', ['2026-11-24T10:00', '2026-11-22T10:00'], 1],
  ['after later entries', ['2026-11-24T10:00'], 1],
  ['before earlier entries', ['2026-11-22T10:00'], 0],
  ['before undated entries', [null], 0],
])('today without entries is marked %s', (_, times, at) => {
  const rows = rowsOf(times.map((time, index) => reminder(`r${index}`, time)))
  expect(rows[at]).toEqual([TODAY, null])
  expect(rows.filter(([, entry]) => entry === null)).toHaveLength(1)
})

test('without entries there are no rows', () => {
  expect(rowsOf([])).toEqual([])
})

test('each filter shows its entries', () => {
  const entries = toEntries(
    [reminder('unread', '2026-11-23T09:00'), reminder('read', '2026-11-23T08:00', true)],
    [notification('notification', '2026-11-23T07:00')],
  )
  const shown = TIMELINE_FILTERS.map((filter) => entries.filter((entry) => isShown(entry, filter)).map(uuidOf))
  expect(shown).toEqual([['unread', 'read', 'notification'], ['unread'], ['read'], ['notification']])
})
