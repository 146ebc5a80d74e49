import { expect, type Locator, type Page } from '@playwright/test'

export const FIND = '**/api/v1/patient/companies/find/patient'

const TEXTS = {
  tr: { title: 'Hasta, sayfa ve işlem arama', trigger: 'Hasta, sayfa veya işlem ara', patients: 'Hastalar' },
  en: {
    title: 'Search patients, pages and actions',
    trigger: 'Search patients, pages or actions',
    patients: 'Patients',
  },
} as const

/** The search palette as a doctor meets it. */
export function searchPalette(page: Page, language: keyof typeof TEXTS = 'tr') {
  const texts = TEXTS[language]
  const dialog = page.getByRole('dialog', { name: texts.title })
  const field = dialog.getByRole('combobox')
  const rows = dialog.getByRole('option')
  const patients = dialog.getByRole('group', { name: texts.patients }).getByRole('option')

  const trigger = page.getByRole('button', { name: texts.trigger })

  /** Goes to a page of the portal and presses the keys for the palette. */
  const callOn = async (path: string): Promise<void> => {
    await page.goto(path)
    await expect(trigger).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
  }

  return {
    dialog,
    field,
    rows,
    patients,
    trigger,
    callOn,

    /** Calls the palette and waits until its code has come: before that there is a field, and no rows yet. */
    async openOn(path: string): Promise<void> {
      await callOn(path)
      await expect(rows.first()).toBeVisible()
    },

    /** Moves the mouse onto a row as a hand does, in more than one step. */
    async pointAt(row: Locator): Promise<void> {
      const box = await row.boundingBox()
      if (!box) throw new Error('the row is not there')
      await page.mouse.move(box.x + box.width / 2 - 8, box.y + box.height / 2 - 2)
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
    },

    /** The row that looks active; fails unless it is also the one that is announced. */
    async active(): Promise<Locator> {
      const selected = dialog.locator('[role=option][aria-selected=true]')
      await expect(selected).toHaveCount(1)
      const id = (await selected.getAttribute('id')) ?? ''
      await expect(field).toHaveAttribute('aria-activedescendant', id)
      return selected
    },
  }
}
