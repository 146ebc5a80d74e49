import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createNotificationStore, type NotificationFilter } from '../notifications/notification-store.ts'
import { createPatientStore } from '../patients/patient-store.ts'
import { createReminderStore } from '../reminders/reminder-store.ts'
import { FolderInUseError } from './data-folder.ts'
import { type DataOptions, openPlatformData } from './platform-data.ts'

const today = (): Date => new Date('2026-11-21T09:00:00+03:00')
const inFourDays = (): Date => new Date('2026-11-25T00:10:00+03:00')
const everything: NotificationFilter = {
  date: null,
  priority: null,
  is_visible: false,
  doctor_uuid: null,
  patient_search: null,
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = (options: Partial<DataOptions> = {}) =>
  openPlatformData({ folder, patients: null, now: today, onProgress: () => undefined, ...options })

const patientsIn = (options: Partial<DataOptions>): number => {
  const data = open(options)
  const count = createPatientStore(data.database).count()
  data.close()
  return count
}

test('what was changed is there after the next start', () => {
  const first = open({ patients: 60 })
  const notifications = createNotificationStore(first.database)
  const [removed] = notifications.list(1, everything)
  notifications.remove(removed?.uuid ?? '')
  const left = notifications.list(1, everything)
  first.close()

  const second = open()
  expect(createNotificationStore(second.database).list(1, everything)).toEqual(left)
  second.close()
})

test('as many patients are there as were asked for, and without a wish as many as before', () => {
  expect(patientsIn({ patients: 60 })).toBe(60)
  expect(patientsIn({})).toBe(60)
  expect(patientsIn({ patients: 80 })).toBe(80)
  expect(patientsIn({ patients: 80 })).toBe(80)
})

test('reminders and notifications move with the calendar, so that there always is something today', () => {
  const first = open({ patients: 60 })
  const notesThen = createReminderStore(first.database).list(1, 1)
  first.close()

  const second = open({ now: inFourDays })
  const notes = createReminderStore(second.database).list(1, 1)
  expect(notesThen[0]?.remind_at).toBe('2026-11-18T08:00:00+03:00')
  expect(notes[0]?.remind_at).toBe('2026-11-22T08:00:00+03:00')
  const ofToday = createNotificationStore(second.database).list(1, { ...everything, date: '2026-11-25' })
  expect(ofToday.length).toBeGreaterThan(5)
  expect(new Set(ofToday.map(({ created_at }) => created_at))).toEqual(new Set(['2026-11-24T17:20:00+03:00']))
  second.close()
})

test('a folder belongs to one process at a time', () => {
  const first = open({ patients: 10 })
  expect(() => open()).toThrow(FolderInUseError)
  expect(() => open()).toThrow(/Another sandbox is using/)
  first.close()
  open().close()
})

test('a start that was broken off leaves nothing half made', () => {
  writeFileSync(join(folder, 'platform.db.draft'), 'half a database')
  expect(patientsIn({ patients: 20 })).toBe(20)
  expect(existsSync(join(folder, 'platform.db.draft'))).toBe(false)
})

test('data of another version are made anew', () => {
  const first = open({ patients: 20 })
  first.database.exec('PRAGMA user_version = 999; ALTER TABLE patient RENAME TO old_patient')
  first.close()
  expect(patientsIn({ patients: 20 })).toBe(20)
})

test('data in memory leave nothing behind', () => {
  const data = open({ folder: null, patients: 5 })
  expect(createPatientStore(data.database).count()).toBe(5)
  data.close()
  expect(existsSync(data.ticketFolder)).toBe(false)
})
