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
  /** Null for a reminder that is about nobody. */
  patient?: string | null
  locked?: boolean
}

/** The platform's answer with these reminders, the first with `noteId(1)`. */
export const answerWith = (sketches: readonly NoteInput[]) => ({
  notes: sketches.map(
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

/** The platform has these reminders and no others, for every tab of the browser. */
export const listOnly = (page: Page, sketches: readonly NoteInput[]) =>
  page.context().route(REMINDERS, (route) => route.fulfill({ json: answerWith(sketches) }))

/** The bell and what it opens, as a doctor and a screen reader know them. */
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
