import { expect, type Page } from '@playwright/test'
import type { SandboxControl } from '../sandbox-control'
import en from '../../../src/shared/i18n/locales/en/ticket.json' with { type: 'json' }
import tr from '../../../src/shared/i18n/locales/tr/ticket.json' with { type: 'json' }
import { type Language, shell, toastRegion } from './shell.ts'

export const POST_TICKET = '**/api/v1/tickets/companies/post'

const TEXTS = { tr, en }

/** One pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

export const pngFile = (name = 'ekran.png', content = PNG) => ({ name, mimeType: 'image/png', buffer: content })

export function ticketForm(page: Page, language: Language = 'tr') {
  const texts = TEXTS[language]
  const drawer = page.getByRole('dialog', { name: texts.title, exact: true })
  const button = (name: string) => drawer.getByRole('button', { name, exact: true })
  return {
    texts,
    drawer,
    helpButton: shell(page, language).helpButton,
    input: (name: keyof typeof tr.fields) => drawer.getByRole('textbox', { name: texts.fields[name], exact: true }),
    choice: (name: 'category' | 'priority') => drawer.getByRole('combobox', { name: texts.fields[name], exact: true }),
    file: drawer.locator('input[type=file]'),
    chosen: drawer.locator('bdi'),
    details: drawer.getByRole('checkbox', { name: texts.details.attach }),
    send: button(texts.send),
    cancel: button(texts.cancel),
    remove: button(texts.attachment.remove),
    clear: button(texts.draft.clear),
    undo: button(texts.draft.undo),
    progress: drawer.getByRole('progressbar'),
    restored: drawer.locator('form').getByText(texts.draft.restored),
    alert: (text: string) => drawer.getByRole('alert').filter({ hasText: text }),
    toast: (text: string) => toastRegion(page, language).getByText(text),
  }
}

export async function openTicket(page: Page, language: Language = 'tr') {
  const form = ticketForm(page, language)
  await form.helpButton.click()
  await expect(form.send).toBeVisible()
  // Moves the pointer away from the send button, which is at the position of the help button.
  await form.drawer.getByRole('heading', { name: form.texts.title }).hover()
  return form
}

export async function fillTicket(page: Page, { subject = 'Takvim açılmıyor' } = {}, language: Language = 'tr') {
  const form = ticketForm(page, language)
  await form.input('subject').fill(subject)
  await form.choice('category').selectOption('TECHNICAL')
  await form.choice('priority').selectOption('HIGH')
  await form.input('description').fill('Bu sabahtan beri takvim boş geliyor.')
  await expect(form.input('contact_name')).not.toHaveValue('')
  return form
}

export const sentTickets = async ({ requests }: SandboxControl) =>
  (await requests()).filter(({ operationId }) => operationId === 'createTicket')
