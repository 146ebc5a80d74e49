import { boxOf } from '../support/e2e/layout-assertions'
import { CHEAP_PAGE } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'
import { openTicket, sentTickets, ticketForm } from '../support/e2e/tickets'

const CONTACT = { contact_name: 'Ayşe', contact_surname: 'Yılmaz', contact_email: 'doctor@demo.clinic' }

test('a ticket is written and sent by keyboard from the floating button, and the form is empty again (F-P14)', {
  tag: '@firefox',
}, async ({ page, signIn, sandbox }) => {
  await signIn(page, 'doctor')
  await page.goto(CHEAP_PAGE.tr)
  const { drawer, helpButton, input, choice, send, toast, remove, restored } = ticketForm(page)
  await expect(helpButton).toBeVisible()
  await helpButton.press('Enter')
  await expect(input('subject')).toBeFocused()
  await expect.poll(async () => (await boxOf(drawer)).width).toBeCloseTo(500, 0)
  await expect(input('contact_phone')).toHaveValue(/^\+90 \d+$/)
  await page.keyboard.type('Takvim')
  await page.keyboard.press('Tab')
  await expect(choice('category')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(input('description')).toBeFocused()
  await test.step('the send button names the missing field on hover, on focus and on Enter', async () => {
    const tooltip = drawer.getByRole('tooltip').filter({ hasText: 'Göndermek için doldurun: Açıklama' })
    // A tooltip opens only for a mouse that moves.
    await input('subject').hover()
    await send.hover()
    await expect(tooltip).toBeVisible()
    await input('subject').hover()
    await expect(tooltip).toBeHidden()
    await input('subject').press('Enter')
    await expect(tooltip).toBeVisible()
    await send.press('Enter')
  })
  await input('description').focus()
  await page.keyboard.type('Boş geliyor.')
  await input('subject').press('Enter')
  await expect(toast('Destek talebi başarıyla oluşturuldu')).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect(helpButton).toBeFocused()
  const [ticket, ...more] = await sentTickets(sandbox)
  expect(more).toEqual([])
  const body = { ...CONTACT, subject: 'Takvim', category: 'TECHNICAL', description: 'Boş geliyor.' }
  expect(ticket).toMatchObject({ status: 200, body })
  expect(ticket?.body).not.toHaveProperty('attachments')

  await openTicket(page)
  await expect(input('subject')).toHaveValue('')
  await expect(choice('category')).toHaveValue('')
  await expect(input('contact_email')).toHaveValue(CONTACT.contact_email)
  await expect(remove).toBeHidden()
  await expect(restored).toBeHidden()
})
