import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { uuid } from '../uuid.ts'
import type { Language } from './shell'

export const REMINDERS = '**/api/v1/patient/notes/reminder-all'

const TITLE = { tr: 'Hatırlatmalar', en: 'Reminders' }

interface ReminderInput {
  patient: string
  note?: string
  remind_at?: string
  locked?: boolean
}

/** Uuid of the patient of the first reminder of `remindersResponse`. */
export const FIRST_PATIENT = uuid(5_000_000)

/** Response with these reminders, numbered from 1; the same name is the same patient. */
export function remindersResponse(inputs: readonly ReminderInput[]) {
  const names = [...new Set(inputs.map(({ patient }) => patient))]
  return {
    notes: inputs.map(({ patient: name, note = 'Kontrol', remind_at = null, locked = false }, n) => ({
      notes_uuid: uuid(n + 1),
      note,
      type: 'task',
      remind_at,
      read: false,
      patient_info: { uuid: uuid(5_000_000 + names.indexOf(name)), name, locked },
      createdBy: null,
    })),
  }
}

export const listOnly = (page: Page, inputs: readonly ReminderInput[]) =>
  page.context().route(REMINDERS, (route) => route.fulfill({ json: remindersResponse(inputs) }))

export function reminders(page: Page, language: Language = 'tr') {
  const title = TITLE[language]
  const bell = page.getByRole('button', { name: new RegExp(`^${title}(,|$)`) })
  const list = page.getByRole('dialog', { name: title, exact: true })
  const rows = list.getByRole('listitem')
  return {
    bell,
    list,
    rows,
    row: (name: string) => rows.filter({ hasText: name }),
    open: async () => {
      await bell.click()
      await expect(list).toBeVisible()
    },
  }
}

/** A locked or unlocked patient of the reminders of the demo data. */
export async function findPatient(requests: APIRequestContext, token: string, isLocked: boolean) {
  const response = await requests.get('/api/v1/patient/notes/reminder-all', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { notes } = (await response.json()) as {
    notes: { patient_info: { uuid: string; name: string; locked: boolean } | null }[]
  }
  const patient = notes.find(({ patient_info }) => patient_info?.locked === isLocked)?.patient_info
  if (!patient) throw new Error('the demo data have no such patient')
  return patient
}
