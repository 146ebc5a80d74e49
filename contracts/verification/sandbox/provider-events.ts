import type { NotificationChange } from '../../../sandbox/notifications/notification-store.ts'
import type { Platform } from '../../../sandbox/platform.ts'
import { addPatientOf } from './clinic-states.ts'
import type { SandboxDoctor } from './doctor.ts'
import type { StateHandlers } from './state-handlers.ts'

type ProviderEvent =
  | 'a reminder is written'
  | 'an appointment notification is created'
  | 'the appointment notification is changed'
  | 'the appointment notification is deleted'
  | 'the transactions setting is switched'
  | 'the doctor is moved to another clinic'

export const providerEvents = (platform: Platform, doctor: SandboxDoctor): StateHandlers<ProviderEvent> => {
  const { control } = platform
  return {
    'a reminder is written': ({ reminder }) => {
      addPatientOf(reminder, platform, doctor)
      const { note, type, remind_at, read, patient_info, createdBy } = reminder
      control.addReminder({
        clinic: doctor.clinic.uuid,
        patient: patient_info?.uuid ?? null,
        note: note ?? null,
        type: type ?? null,
        remind_at: remind_at ?? null,
        read,
        created_by: createdBy?.name ?? null,
      })
    },
    'an appointment notification is created': ({ notification, doctor_uuid }) => {
      const change = notification as NotificationChange
      control.addNotification({ ...change, clinic: doctor.clinic.uuid, doctor: doctor_uuid })
    },
    'the appointment notification is changed': ({ notification: { uuid, ...change } }) =>
      control.changeNotification(uuid, change as NotificationChange),
    'the appointment notification is deleted': ({ uuid }) => control.removeNotification(uuid),
    'the transactions setting is switched': ({ transactions }) =>
      control.setTransactions(transactions, doctor.clinic.uuid),
    'the doctor is moved to another clinic': ({ uuid }) =>
      control.switchClinic(doctor.addClinic({ uuid }).uuid, doctor.email),
  }
}
