import { expect, type Locator, type Page } from '@playwright/test'
import { boxOf } from './layout-assertions.ts'

export const FIND = '**/api/v1/patient/companies/find/patient'

const TEXTS = {
  tr: { title: 'Hasta, sayfa ve işlem arama', trigger: 'Hasta, sayfa veya işlem ara', patients: 'Hastalar' },
  en: {
    title: 'Search patients, pages and actions',
    trigger: 'Search patients, pages or actions',
    patients: 'Patients',
  },
} as const

export function searchPalette(page: Page, language: keyof typeof TEXTS = 'tr') {
  const texts = TEXTS[language]
  const dialog = page.getByRole('dialog', { name: texts.title })
  const field = dialog.getByRole('combobox')
  const rows = dialog.getByRole('option')
  const patients = dialog.getByRole('group', { name: texts.patients }).locator('[data-kind=patient]')

  const trigger = page.getByRole('button', { name: texts.trigger })

  const pressShortcutOn = async (path: string): Promise<void> => {
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
    pressShortcutOn,

    /** Opens the palette and waits for its lazy code; before that it has a field but no rows. */
    async openOn(path: string): Promise<void> {
      await pressShortcutOn(path)
      await expect(rows.first()).toBeVisible()
    },

    /** Moves the mouse onto a row in several steps. */
    async pointAt(row: Locator): Promise<void> {
      const box = await boxOf(row)
      await page.mouse.move(box.x + box.width / 2 - 8, box.y + box.height / 2 - 2)
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
    },

    /** The active row; expects that it is also the announced one. */
    async active(): Promise<Locator> {
      const selected = dialog.locator('[role=option][aria-selected=true]')
      await expect(selected).toHaveCount(1)
      const id = (await selected.getAttribute('id')) ?? ''
      await expect(field).toHaveAttribute('aria-activedescendant', id)
      return selected
    },
  }
}
