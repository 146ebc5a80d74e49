import type { Page } from 'playwright'
import type { Random } from '../../sandbox/demo/random.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'
import { searchPalette } from '../support/e2e/search-palette.ts'
import type { Language } from '../support/e2e/shell.ts'
import { ticketForm } from '../support/e2e/tickets.ts'
import type { MarkedPatients } from './markers.ts'

export interface User {
  page: Page
  language: Language
  random: Random
  sandbox: SandboxControl
  patients: MarkedPatients
  /** Subject that the ticket form has to show when it opens again; null if it is not known. */
  draft: string | null
}

/** The portal has done what it must not do. */
export class ChaosError extends Error {
  override readonly name = 'ChaosError'
}

const RESTORE_LIMIT_MS = 15_000

export const closePanels = async (page: Page): Promise<void> => {
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
}

export async function typeInPalette({ page, language }: User, text: string): Promise<void> {
  await closePanels(page)
  await page.keyboard.press('Control+k')
  await searchPalette(page, language).field.fill(text)
}

export async function chooseCommand(user: User, name: string): Promise<void> {
  await typeInPalette(user, name)
  await user.page.getByRole('option', { name }).first().click()
}

const isDraftStored = (page: Page, draft: string | null): Promise<boolean> =>
  page.evaluate(
    (text) => text !== null && sessionStorage.getItem('portal.ticket-draft')?.includes(text) === true,
    draft,
  )

export async function openTicket({ page, language, draft }: User) {
  await closePanels(page)
  const form = ticketForm(page, language)
  await form.helpButton.click()
  const subject = form.input('subject')
  // After a reload it is restored for the same user, whose request may be repeated, or may have failed.
  const end = Date.now() + RESTORE_LIMIT_MS
  for (;;) {
    const found = await subject.inputValue()
    if (found.includes(draft ?? '')) break
    if (Date.now() > end) {
      if (await isDraftStored(page, draft)) break
      throw new ChaosError(`the draft "${draft}" is lost, the form has "${found}"`)
    }
    await page.waitForTimeout(250)
  }
  return form
}
