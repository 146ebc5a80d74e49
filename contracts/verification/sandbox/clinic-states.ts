import { randomUUID } from 'node:crypto'
import type { Clinic } from '../../../sandbox/clinics/clinic-store.ts'
import type { StoredNotification } from '../../../sandbox/notifications/notification-store.ts'
import type { Patient } from '../../../sandbox/patients/patient.ts'
import type { Platform } from '../../../sandbox/platform.ts'
import type { PlatformStates } from '../../provider-states.ts'
import type { SandboxDoctor } from './doctor.ts'
import type { StateHandlers } from './state-handlers.ts'

type ClinicState =
  | 'the clinic has these settings'
  | 'the clinic has these accounting settings'
  | 'the clinic has one patient'
  | 'the clinic has one reminder'
  | 'the clinic has one doctor'
  | 'the clinic has one appointment notification'

type Reminder = PlatformStates['the clinic has one reminder']['reminder']

export const clinicStates = ({ services }: Platform, doctor: SandboxDoctor): StateHandlers<ClinicState> => ({
  'the clinic has these settings': ({ company: { uuid, companies_setting, transactions } }) =>
    doctor.moveTo(
      doctor.addClinic({ uuid, setting: companies_setting as Clinic['setting'], transactions: transactions ?? false }),
    ),
  'the clinic has these accounting settings': ({ settings }) =>
    doctor.moveTo(doctor.addClinic({ accounting: settings as Clinic['accounting'] })),
  'the clinic has one patient': ({ patient }) => services.patients.add(doctor.clinic.id, asStored(patient)),
  'the clinic has one reminder': ({ reminder }) =>
    services.reminders.add({
      uuid: reminder.notes_uuid,
      clinic: doctor.clinic.id,
      account: null,
      patient: addPatientOf(reminder, { services }, doctor),
      note: reminder.note ?? null,
      type: reminder.type ?? null,
      remind_at: reminder.remind_at ?? null,
      read: reminder.read ?? false,
      created_by: reminder.createdBy?.name ?? null,
    }),
  'the clinic has one doctor': ({ doctor: { uuid, full_name, branch_name } }) =>
    doctor.moveTo(doctor.addClinic({}, [{ uuid, full_name: full_name ?? '', branch_name: branch_name ?? '' }])),
  'the clinic has one appointment notification': ({ notification, doctor_uuid }) =>
    services.notifications.add({
      ...(notification as StoredNotification),
      clinic: doctor.clinic.id,
      doctor: doctor_uuid,
    }),
})

/** Adds the patient of a reminder. @returns the id of the patient */
export const addPatientOf = (
  { patient_info: patient }: Reminder,
  { services: { patients } }: Pick<Platform, 'services'>,
  { clinic }: SandboxDoctor,
): number | null => {
  if (!patient) return null
  patients.add(clinic.id, asStored({ uuid: patient.uuid, name: patient.name ?? '' }))
  const id = patients.idOf(patient.uuid)
  if (id !== null) patients.setLocked(id, patient.locked)
  return id
}

const asStored = (patient: PlatformStates['the clinic has one patient']['patient']): Patient => ({
  uuid: patient.uuid ?? randomUUID(),
  name: patient.name ?? '',
  surname: patient.surname ?? null,
  full_phone_number: patient.full_phone_number ?? null,
  birth_date: patient.birth_date ?? null,
  citizenship_number: patient.citizenship_number ?? null,
})
