import type { APIRequestContext } from 'playwright'
import { DEMO_CLINICS } from '../../sandbox/demo/clinics.ts'
import { findPatient } from '../support/e2e/reminders.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'

export interface ClinicMarker {
  uuid: string
  name: string
  /** Occurs in a patient, a reminder and a notification of this clinic only. */
  text: string
}

export const CLINIC_MARKERS: readonly ClinicMarker[] = DEMO_CLINICS.map(({ clinic: { uuid, name } }, index) => ({
  uuid,
  name,
  text: `Deneme Kliniği ${'ABCD'[index]}`,
}))

/** Text of a note that is shown only after the PIN. */
export const LOCKED_NOTE = 'Kilitli hastanın notu'

export const MARKED_PATIENT = 'Deneme'

export interface MarkedPatients {
  locked: { uuid: string; name: string }
  open: { uuid: string }
}

/** Adds entries to each clinic by which the page checks find them on the wrong screen. */
export async function addMarkers(
  requests: APIRequestContext,
  token: string,
  sandbox: SandboxControl,
): Promise<MarkedPatients> {
  for (const [index, { uuid, text }] of CLINIC_MARKERS.entries()) {
    const patient = `c0ffee00-0000-4000-8000-00000000000${index}`
    await sandbox.addPatient({ uuid: patient, name: 'Hasta', surname: text, clinic: uuid })
    await sandbox.addReminder({ clinic: uuid, patient, note: text })
    await sandbox.addNotification({ clinic: uuid, patient_name: text, message: text })
  }
  const locked = await findPatient(requests, token, true)
  const open = await findPatient(requests, token, false)
  await sandbox.addReminder({ patient: locked.uuid, note: LOCKED_NOTE })
  return { locked, open }
}
