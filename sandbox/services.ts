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
import { createCalls } from './telemedicine/calls.ts'
import { createNetworkEmulation, type NetworkEmulation } from './telemedicine/network-emulation/network-emulation.ts'
import type { MediaEngine } from './telemedicine/media/media-engine.ts'
import { createRooms } from './telemedicine/rooms.ts'
import { createTelemedicineChannel, type TelemedicineChannel } from './telemedicine/telemedicine-channel.ts'
import { createTicketStore, type TicketStore } from './tickets/ticket-store.ts'

/** The stores and channels of the platform, which API operations and control endpoints use. */
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
  networkEmulation: NetworkEmulation
}

export interface ServiceDependencies {
  data: PlatformData
  server: HttpServer
  /** Origins, other than its own, of pages that may open a socket. */
  allowedOrigins: readonly string[]
  mediaEngine: MediaEngine
  now: () => Date
  report: (error: unknown) => void
}

export const createServices = ({
  data,
  server,
  allowedOrigins,
  mediaEngine,
  now,
  report,
}: ServiceDependencies): Services => {
  const { database, ticketFolder } = data
  const accounts = createAccountStore(database)
  const sessions = createSessions(database, accounts)
  const networkEmulation = createNetworkEmulation()
  const calls = createCalls(mediaEngine, networkEmulation)
  const rooms = createRooms(database, now, calls.leave)
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
    live: createLiveChannel(server, sessions, allowedOrigins),
    telemedicine: createTelemedicineChannel({ server, allowedOrigins, rooms, calls, sessions, report }),
    networkEmulation,
  }
}
