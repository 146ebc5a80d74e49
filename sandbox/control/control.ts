import { randomUUID } from 'node:crypto'
import type { Account } from '../accounts/account-store.ts'
import { toClinicTimestamp } from '../clinic-time.ts'
import type { Clinic } from '../clinics/clinic-store.ts'
import { resetDemoData } from '../demo/seed.ts'
import type { Fault, Faults } from '../http/faults.ts'
import type { RequestLog } from '../http/request-log.ts'
import type { Disconnect } from '../live/connections.ts'
import * as events from '../live/live-events.ts'
import type { NotificationChange } from '../notifications/notification-store.ts'
import type { Patient } from '../patients/patient.ts'
import type { ProfileChange } from '../telemedicine/network-emulation/network-emulation.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/database.ts'

export class ControlError extends Error {
  override readonly name = 'ControlError'
  readonly statusCode = 404
}

/** Receivers of an event: an account (e-mail), a clinic (uuid), both, or all connections. */
export interface Receivers {
  account?: string
  clinic?: string
}

export interface ReminderInput extends Receivers {
  /** Uuid of the patient; null for a reminder without a patient, absent for a demo patient. */
  patient?: string | null
  note?: string | null
  type?: string | null
  remind_at?: string | null
  read?: boolean
  created_by?: string | null
}

export interface NotificationInput extends NotificationChange {
  uuid?: string
  clinic?: string
}

export type Control = ReturnType<typeof createControl>

interface ControlDependencies {
  services: Services
  database: Database
  faults: Faults
  requests: RequestLog
}

export const createControl = ({ services, database, faults, requests }: ControlDependencies) => {
  const { accounts, clinics, live, networkEmulation, notifications, patients, reminders, sessions, telemedicine, now } =
    services

  const findAccount = (email: string): Account => {
    const account = accounts.withEmail(email)
    if (!account) throw new ControlError(`there is no account ${email}`)
    return account
  }
  const findClinic = (uuid: string | undefined): Clinic => {
    const clinic = uuid === undefined ? clinics.all()[0] : clinics.withUuid(uuid)
    if (!clinic) throw new ControlError(`there is no clinic ${uuid ?? ''}`)
    return clinic
  }
  const accountIdOf = (email: string | undefined): number | null => (email === undefined ? null : findAccount(email).id)
  const toReceiverIds = ({ account, clinic }: Receivers) => ({
    account: accountIdOf(account),
    clinic: clinic === undefined ? null : findClinic(clinic).id,
  })
  const findPatient = (uuid: string | null | undefined, clinic: Clinic): number | null => {
    if (uuid === null) return null
    const id = uuid === undefined ? patients.firstUnlocked(clinic.id) : patients.idOf(uuid)
    if (id === null && uuid !== undefined) throw new ControlError(`there is no patient ${uuid}`)
    return id
  }
  const storedNotification = (uuid: string) => {
    const notification = notifications.get(uuid)
    if (!notification) throw new ControlError(`there is no notification ${uuid}`)
    return notification
  }

  return {
    emit(event: string, payload: unknown, to: Receivers = {}): number {
      return live.emit({ event, payload }, toReceiverIds(to))
    },

    addReminder({ clinic: clinicUuid, account: email, patient, ...input }: ReminderInput) {
      const clinic = findClinic(clinicUuid)
      const account = accountIdOf(email)
      const reminder = reminders.add({
        uuid: randomUUID(),
        clinic: clinic.id,
        account,
        patient: findPatient(patient, clinic),
        note: null,
        type: 'doctor',
        remind_at: toClinicTimestamp(now()),
        read: false,
        created_by: 'Çağrı Merkezi',
        ...input,
      })
      const receivers = live.emit(events.reminderCreated(reminder), { clinic: clinic.id, account })
      return { reminder, receivers }
    },

    addNotification({ clinic: clinicUuid, ...input }: NotificationInput) {
      const clinic = findClinic(clinicUuid)
      const doctor = clinics.doctors(clinic.id)[0]
      const notification = notifications.add({
        uuid: randomUUID(),
        clinic: clinic.id,
        doctor: doctor?.uuid ?? null,
        message: null,
        patient_name: null,
        doctor_name: doctor?.full_name ?? null,
        priority: 2,
        appointment_type: 'Kontrol',
        appointment_start: toClinicTimestamp(now()),
        created_by: 'Çağrı Merkezi',
        created_at: toClinicTimestamp(now()),
        background_color: null,
        type: 'appointment',
        is_visible: true,
        ...input,
      })
      const receivers = live.emit(events.notificationCreated(notification), { clinic: clinic.id })
      return { notification, receivers }
    },

    changeNotification(uuid: string, change: NotificationChange) {
      const stored = storedNotification(uuid)
      const notification = notifications.change(stored, change)
      const receivers = live.emit(events.notificationUpdated(notification), { clinic: stored.clinic })
      return { notification, receivers }
    },

    removeNotification(uuid: string) {
      const stored = storedNotification(uuid)
      notifications.remove(stored.uuid)
      return { receivers: live.emit(events.notificationDeleted(stored.uuid), { clinic: stored.clinic }) }
    },

    setTransactions(transactions: boolean, clinicUuid?: string) {
      const clinic = findClinic(clinicUuid)
      clinics.setTransactions(clinic.id, transactions)
      return { receivers: live.emit(events.transactionsSet(transactions), { clinic: clinic.id }) }
    },

    switchClinic(clinicUuid: string, email?: string) {
      const account = accountIdOf(email)
      return { receivers: live.emit(events.clinicSwitchedOutside(findClinic(clinicUuid).uuid), { account }) }
    },

    disconnectAll: (channel: 'live' | 'telemedicine', how: Disconnect): number =>
      (channel === 'live' ? live : telemedicine).disconnectAll(how),

    openRoom(patientName: string) {
      const room = telemedicine.rooms.open(patientName)
      return {
        room: room.uuid,
        doctorPath: `/tr?room=${room.uuid}`,
        patientPath: `/sandbox/patient?${new URLSearchParams({ room: room.uuid, name: patientName })}`,
      }
    },

    /** Crashes the media engine. @returns the number of running calls */
    crashMedia: (): number => telemedicine.calls.crash(),

    setNetwork: (name: string, change: ProfileChange): void => networkEmulation.set(name, change),

    openSession: (email: string, token?: string): string => sessions.open(findAccount(email), token),

    expireSessions(email?: string): number {
      const expired = sessions.expire(email === undefined ? undefined : findAccount(email))
      for (const id of expired) live.disconnectSession(id)
      return expired.length
    },

    addPatient(patient: Patient, clinicUuid?: string): void {
      patients.add(findClinic(clinicUuid).id, patient)
    },

    addFault: (fault: Fault): void => faults.add(fault),

    reset(): void {
      resetDemoData(database, now())
      services.tickets.clearAttachments()
      telemedicine.rooms.clear()
      networkEmulation.clear()
      live.disconnectAll('server')
      telemedicine.disconnectAll('server')
      faults.clear()
      requests.clear()
    },
  }
}
