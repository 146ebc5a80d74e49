import { createAccountStore } from '../accounts/account-store.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { clinicDay, daysBetween, shiftTimestamp } from '../clinic-time.ts'
import { createClinicStore } from '../clinics/clinic-store.ts'
import { createHelpStore } from '../help/help-store.ts'
import { createNotificationStore } from '../notifications/notification-store.ts'
import { fullNameOf } from '../patients/patient.ts'
import { createPatientStore, optimizePatientSearch } from '../patients/patient-store.ts'
import { createReminderStore } from '../reminders/reminder-store.ts'
import { type Database, inTransaction } from '../storage/database.ts'
import { readSetting, writeSetting } from '../storage/settings.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts'
import { DEMO_CLINICS } from './clinics.ts'
import { demoArticles } from './help/articles.ts'
import { demoNotifications } from './notifications.ts'
import { demoPatients } from './patients.ts'
import { createRandom, type Random } from './random.ts'
import { demoReminders } from './reminders.ts'

const SEED = 48_270_042
const PROGRESS_STEP = 50_000
const NAMED_PATIENTS = 400
const LOCKED_PATIENTS = 12

const TABLES = [
  'room',
  'ticket',
  'help_article',
  'notification',
  'reminder',
  'session',
  'membership',
  'account',
  'doctor',
  'clinic',
]

export type Progress = (done: number, total: number) => void

export const seedPatients = (database: Database, count: number, onProgress: Progress): void => {
  const random = createRandom(SEED)
  const patients = createPatientStore(database)
  let done = 0
  for (const patient of demoPatients(count)) {
    patients.add(clinicFor(random), patient)
    done += 1
    if (done % PROGRESS_STEP === 0) onProgress(done, count)
  }
  optimizePatientSearch(database)
  writeSetting(database, 'patients', String(count))
}

const clinicFor = (random: Random): number => {
  let remaining = random.next()
  for (const { clinic, share } of DEMO_CLINICS) {
    remaining -= share
    if (remaining < 0) return clinic.id
  }
  return 1
}

export const seedEverydayData = (database: Database, today: Date): void => {
  const random = createRandom(SEED)
  const help = createHelpStore(database)
  const reminders = createReminderStore(database)
  const notifications = createNotificationStore(database)
  seedAccounts(database)
  for (const article of demoArticles()) help.add(article)
  for (const { clinic, doctors } of DEMO_CLINICS) {
    const known = namedPatients(database, clinic.id)
    for (const reminder of demoReminders(clinic.id, known, today, random)) reminders.add(reminder)
    for (const notification of demoNotifications(clinic.id, doctors, known.names, today, random)) {
      notifications.add(notification)
    }
  }
  writeSetting(database, 'day', clinicDay(today))
}

/** Computed once per process, because scrypt is slow on purpose, and a reset and most tests seed again. */
let demoPasswordHash: string | undefined

const seedAccounts = (database: Database): void => {
  const clinics = createClinicStore(database)
  const accounts = createAccountStore(database)
  for (const { clinic, doctors } of DEMO_CLINICS) clinics.add(clinic, doctors)
  const password_hash = (demoPasswordHash ??= hashPassword(DEMO_PASSWORD))
  for (const { account, memberships } of DEMO_ACCOUNTS) {
    const id = accounts.add({ ...account, password_hash })
    for (const { clinic, doctorSetting } of memberships) clinics.addMember(id, clinic, doctorSetting)
  }
}

/** Patients for reminders and notifications; locks the first of them. */
const namedPatients = (database: Database, clinic: number) => {
  const rows = database
    .prepare('SELECT id, name, surname FROM patient WHERE clinic = ? ORDER BY id LIMIT ?')
    .all(clinic, NAMED_PATIENTS)
  const locked = rows.slice(0, LOCKED_PATIENTS).map((row) => Number(row.id))
  const patients = createPatientStore(database)
  for (const id of locked) patients.setLocked(id, true)
  const longName = rows.find((row) => String(row.name).length > 100)
  return {
    any: rows.slice(LOCKED_PATIENTS).map((row) => Number(row.id)),
    locked,
    longName: longName ? Number(longName.id) : null,
    names: rows.map(fullNameOf),
  }
}

/** Restores the data of the first start. The seeded patients stay, added ones are removed. */
export const resetDemoData = (database: Database, today: Date): void =>
  inTransaction(database, () => {
    for (const table of TABLES) database.exec(`DELETE FROM ${table}`)
    const seeded = Number(readSetting(database, 'patients'))
    database.prepare('DELETE FROM patient_search WHERE rowid > ?').run(seeded)
    database.prepare('DELETE FROM patient WHERE id > ?').run(seeded)
    database.exec('UPDATE patient SET locked = 0 WHERE locked')
    seedEverydayData(database, today)
  })

/** Shifts the dates of reminders and notifications by the days since the last start, so that today has entries. */
export const shiftDatesToToday = (database: Database, today: Date): void => {
  const days = daysBetween(readSetting(database, 'day') ?? clinicDay(today), clinicDay(today))
  if (days === 0) return
  database.function('shift_timestamp', { deterministic: true }, (timestamp, by) =>
    timestamp === null ? null : shiftTimestamp(String(timestamp), Number(by)),
  )
  inTransaction(database, () => {
    database.prepare('UPDATE reminder SET remind_at = shift_timestamp(remind_at, ?)').run(days)
    database
      .prepare(`
        UPDATE notification
        SET appointment_start = shift_timestamp(appointment_start, ?1), created_at = shift_timestamp(created_at, ?1)
      `)
      .run(days)
    writeSetting(database, 'day', clinicDay(today))
  })
}
