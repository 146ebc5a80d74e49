import { expect, test } from '../support/test'
import { fillTicket, openTicket, POST_TICKET } from '../support/tickets'

for (const { what, response } of [
  { what: 'an unwrapped ticket', response: { status: 201, json: { id: 104, subject: 'Takvim açılmıyor' } } },
  { what: 'a success without a ticket', response: { status: 200, json: { ticket: null } } },
  { what: 'a success without a body', response: { status: 201 } },
  { what: 'a success that is a page', response: { status: 200, body: '<html>' } },
]) {
  test(`${what}: the ticket counts as created`, async ({ page, signIn }) => {
    await signIn(page, 'doctor')
    await page.goto('/tr')
    const { send, drawer, toast } = await openTicket(page)
    await fillTicket(page)
    await page.route(POST_TICKET, (route) => route.fulfill(response))
    await send.click()
    await expect(toast('Destek talebi başarıyla oluşturuldu')).toBeVisible()
    await expect(toast('Destek talebi oluşturulamadı')).toHaveCount(0)
    await expect(drawer).toBeHidden()
  })
}
