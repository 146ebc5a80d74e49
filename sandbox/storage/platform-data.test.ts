import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createNotificationStore, type NotificationFilter } from '../notifications/notification-store.ts'
import { createPatientStore } from '../patients/patient-store.ts'
import { createReminderStore } from '../reminders/reminder-store.ts'
import { FolderInUseError } from './data-folder.ts'
import { type DataOptions, openPlatformData } from './platform-data.ts'
import { StorageError, toStorageError } from './storage-error.ts'

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

test('changes are stored over a restart', () => {
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

test('the number of patients is as given, or unchanged without an option', () => {
  expect(patientsIn({ patients: 60 })).toBe(60)
  expect(patientsIn({})).toBe(60)
  expect(patientsIn({ patients: 80 })).toBe(80)
  expect(patientsIn({ patients: 80 })).toBe(80)
})

test('reminders and notifications are shifted to the current day', () => {
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

test('a folder is locked by one process', () => {
  const first = open({ patients: 10 })
  expect(() => open()).toThrow(FolderInUseError)
  expect(() => open()).toThrow(/Another sandbox is using/)
  first.close()
  open().close()
})

test('an aborted start leaves no incomplete data', () => {
  writeFileSync(join(folder, 'platform.db.draft'), 'half a database')
  expect(patientsIn({ patients: 20 })).toBe(20)
  expect(existsSync(join(folder, 'platform.db.draft'))).toBe(false)
})

test('a start that fails while it makes new data keeps the old ones', () => {
  expect(patientsIn({ patients: 20 })).toBe(20)
  const now = () => {
    throw new Error('stopped')
  }
  expect(() => open({ patients: 30, now })).toThrow('stopped')
  expect(existsSync(join(folder, 'platform.db.draft'))).toBe(false)
  expect(patientsIn({})).toBe(20)
})

test('a damaged database is named in a sentence that says what to do', () => {
  expect(patientsIn({ patients: 20 })).toBe(20)
  writeFileSync(join(folder, 'platform.db'), 'no database at all, and longer than the header of one'.repeat(40))
  expect(() => open()).toThrow(StorageError)
  expect(() => open()).toThrow(`The database in ${folder} is damaged. Delete the folder`)
})

test('a file in the place of the folder is named', () => {
  const file = join(folder, 'data')
  writeFileSync(file, '')
  expect(() => open({ folder: file })).toThrow(`${file} is a file, not a folder.`)
  expect(() => open({ folder: join(file, 'inner') })).toThrow('is a file, not a folder.')
})

test.each([
  [{ code: 'ENOSPC' }, 'is full'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'is full'],
  [{ code: 'EACCES' }, 'cannot be written to'],
  [{ code: 'EROFS' }, 'read-only'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 8 }, 'read-only'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 14 }, 'cannot be opened'],
])('%j is explained in a sentence, without the text of the system', (details, reason) => {
  const error = toStorageError(Object.assign(new Error('system text'), details), '/data')
  expect(error).toBeInstanceOf(StorageError)
  expect(String(error)).toContain(reason)
  expect(String(error)).toContain('SANDBOX_DATA')
  expect(String(error)).not.toContain('system text')
})

test('data of another schema version is recreated', () => {
  const first = open({ patients: 20 })
  first.database.exec('PRAGMA user_version = 999; ALTER TABLE patient RENAME TO old_patient')
  first.close()
  expect(patientsIn({ patients: 20 })).toBe(20)
})

test('data in memory leaves no files', () => {
  const data = open({ folder: null, patients: 5 })
  expect(createPatientStore(data.database).count()).toBe(5)
  data.close()
  expect(existsSync(data.ticketFolder)).toBe(false)
})
