import type { AppointmentNotification } from '../notifications/notification-store.ts'
import type { ReminderNote } from '../reminders/reminder-store.ts'

export interface LiveEvent {
  event: string
  payload: unknown
}

export const reminderCreated = (reminder: ReminderNote): LiveEvent => ({
  event: 'patient:notes_created',
  payload: reminder,
})

export const notificationCreated = (notification: AppointmentNotification): LiveEvent => ({
  event: 'appointments:notification_created',
  payload: notification,
})

export const notificationUpdated = (notification: AppointmentNotification): LiveEvent => ({
  event: 'appointments:notification_updated',
  payload: notification,
})

export const notificationDeleted = (uuid: string): LiveEvent => ({
  event: 'appointments:notification_deleted',
  payload: { uuid },
})

export const transactionsSet = (transactions: boolean): LiveEvent => ({
  event: 'companies:settings_transactions',
  payload: { transactions },
})

export const clinicSwitchedOutside = (clinicUuid: string): LiveEvent => ({
  event: 'external_company_switch',
  payload: { new_company: { uuid: clinicUuid } },
})
