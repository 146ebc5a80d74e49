import type { Page } from '@playwright/test'

interface Note {
  patient_info: { uuid: string; name: string; locked: boolean } | null
}

/** A locked or unlocked patient of the reminders. */
export async function patientOf(page: Page, token: string, isLocked: boolean) {
  const response = await page.request.get('/api/v1/patient/notes/reminder-all', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { notes } = (await response.json()) as { notes: Note[] }
  const patient = notes.find(({ patient_info }) => patient_info?.locked === isLocked)?.patient_info
  if (!patient) throw new Error('the demo data have no such patient')
  return patient
}
