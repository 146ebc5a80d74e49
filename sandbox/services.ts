import type { Server as HttpServer } from 'node:http'
import { type AccountStore, createAccountStore } from './accounts/account-store.ts'
import { createSessions, type Sessions } from './accounts/sessions.ts'
import { type ClinicStore, createClinicStore } from './clinics/clinic-store.ts'
import { createHelpStore, type HelpStore } from './help/help-store.ts'
import { createLiveChannel, type LiveChannel } from './live/live-channel.ts'
import { createNotificationStore, type NotificationStore } from './notifications/notification-store.ts'
import { createPatientStore, type PatientStore } from './patients/patient-store.ts'
import { createReminderStore, type ReminderStore } from './reminders/reminder-store.ts'
import type { PlatformData } from './storage/platform-data.ts'
import { createRooms } from './telemedicine/rooms.ts'
import { createTelemedicineChannel, type TelemedicineChannel } from './telemedicine/telemedicine-channel.ts'
import { createTicketStore, type TicketStore } from './tickets/ticket-store.ts'

/** What the stores know and the channels can do, for the calls of the API and for the control calls. */
export interface Services {
  now: () => Date
  accounts: AccountStore
  sessions: Sessions
  clinics: ClinicStore
  patients: PatientStore
  reminders: ReminderStore
  notifications: NotificationStore
  help: HelpStore
  tickets: TicketStore
  live: LiveChannel
  telemedicine: TelemedicineChannel
}

export interface ServiceParts {
  data: PlatformData
  server: HttpServer
  now: () => Date
  log: (line: string) => void
}

export const createServices = ({ data, server, now, log }: ServiceParts): Services => {
  const { database, ticketFolder } = data
  const accounts = createAccountStore(database)
  const sessions = createSessions(database, accounts)
  const reportFailure = (error: unknown) => log(error instanceof Error ? (error.stack ?? error.message) : String(error))
  return {
    now,
    accounts,
    sessions,
    clinics: createClinicStore(database),
    patients: createPatientStore(database),
    reminders: createReminderStore(database),
    notifications: createNotificationStore(database),
    help: createHelpStore(database),
    tickets: createTicketStore(database, ticketFolder, now),
    live: createLiveChannel(server, sessions),
    telemedicine: createTelemedicineChannel(server, createRooms(database, now), sessions, reportFailure),
  }
}
