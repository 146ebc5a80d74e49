import { boxOf, expectWholeFocusRing } from '../support/e2e/layout-assertions'
import { CHEAP_PAGE, overflow } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'
import { fillTicket, openTicket, pngFile, sentTickets, ticketForm } from '../support/e2e/tickets'

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

test('on a phone the form fits and has large enough touch targets, a chosen image is previewed, and the ending of a long name is visible', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'doctor')
  await page.goto(CHEAP_PAGE.tr)
  const { drawer, file, chosen, send, clear, undo, remove, details } = await openTicket(page)
  await fillTicket(page)
  await details.check()
  await file.setInputFiles(pngFile(`${'çok-uzun-bir-ad-'.repeat(20)}son.png`))
  const preview = drawer.locator('img')
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await expect(chosen.locator('span').last()).toHaveText(/\.png$/)
  await expect(chosen.locator('span').last()).toBeInViewport({ ratio: 1 })
  for (const width of [360, 390]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 })
      await expect.poll(() => overflow(page)).toBe(0)
      const wide = await drawer.evaluate(
        (dialog) =>
          [...dialog.querySelectorAll('*')].filter(
            (element) =>
              element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === 'auto',
          ).length,
      )
      expect(wide).toBe(0)
      for (const target of [send, clear, remove]) {
        await expect(async () => {
          const box = await boxOf(target)
          expect(box.height).toBeGreaterThanOrEqual(44)
          expect(box.x + box.width).toBeLessThanOrEqual(width)
        }).toPass()
      }
      await expect(send).toBeInViewport({ ratio: 1 })
    })
  }
  await remove.press('Enter')
  await expect(preview).toBeHidden()
  await clear.press('Enter')
  await expectWholeFocusRing(undo)
})
