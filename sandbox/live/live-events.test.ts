import { expect, test } from 'vitest'
import { seedEverydayData, seedPatients } from '../demo/seed.ts'
import { createNotificationStore } from '../notifications/notification-store.ts'
import { createReminderStore } from '../reminders/reminder-store.ts'
import { buildDatabase } from '../storage/database.ts'
import { schemaProblems } from '../testing/schema-check.ts'
import * as events from './live-events.ts'

const database = buildDatabase(':memory:', (made) => {
  seedPatients(made, 60, () => undefined)
  seedEverydayData(made, new Date())
})
const everything = { date: null, priority: null, is_visible: false, doctor_uuid: null, patient_search: null }
const reminders = createReminderStore(database).list(1, 1)
const notifications = createNotificationStore(database).list(1, everything)
const UUID = '5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11'

test.each([
  ['patient:notes_created', 'ReminderNote', reminders.map(events.reminderCreated)],
  ['appointments:notification_created', 'AppointmentNotification', notifications.map(events.notificationCreated)],
  ['appointments:notification_updated', 'AppointmentNotification', notifications.map(events.notificationUpdated)],
  ['appointments:notification_deleted', 'LiveNotificationDeleted', [events.notificationDeleted(UUID)]],
  ['companies:settings_transactions', 'LiveSettingsTransactions', [events.transactionsSet(true)]],
  ['external_company_switch', 'LiveExternalCompanySwitch', [events.clinicSwitchedOutside(UUID)]],
])('the payload of %s matches the description', (name, schema, all) => {
  expect(all.length).toBeGreaterThan(0)
  for (const { event, payload } of all) {
    expect(event).toBe(name)
    expect(schemaProblems(schema, payload)).toEqual([])
  }
})
