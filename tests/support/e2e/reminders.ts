import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

export const REMINDERS = '**/api/v1/patient/notes/reminder-all'

const TITLE = { tr: 'Hatırlatmalar', en: 'Reminders' }

export const noteId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export interface NoteInput {
  note?: string
  type?: string | null
  remind_at?: string | null
  read?: boolean
  /** Null for a reminder without a patient. */
  patient?: string | null
  locked?: boolean
}

/** Response with these reminders; the first has `noteId(1)`. */
export const answerWith = (inputs: readonly NoteInput[]) => ({
  notes: inputs.map(
    ({ note = 'Kontrol', type = 'task', remind_at = null, read = false, patient = 'Ela Su', locked = false }, n) => ({
      notes_uuid: noteId(n + 1),
      note,
      type,
      remind_at,
      read,
      patient_info: patient === null ? null : { uuid: noteId(5_000_000 + n), name: patient, locked },
      createdBy: null,
    }),
  ),
})

export const listOnly = (page: Page, inputs: readonly NoteInput[]) =>
  page.context().route(REMINDERS, (route) => route.fulfill({ json: answerWith(inputs) }))

export function reminders(page: Page, language: 'tr' | 'en' = 'tr') {
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
