import { overflow } from '../support/shell'
import { expect, test } from '../support/test'
import { fillTicket, openTicket, pngFile, sentTickets, ticketForm } from '../support/tickets'

const PREFILLED = {
  contact_name: 'Ayşe',
  contact_surname: 'Yılmaz',
  contact_email: 'doctor@demo.clinic',
}

test('a ticket is written from the floating button and sent, and the form is empty again', { tag: '@firefox' }, async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await page.goto('/tr')
  const { drawer, input, choice, send, toast, helpButton, remove, restored } = await openTicket(page)
  await expect(input('subject')).toBeFocused()
  for (const [name, value] of Object.entries(PREFILLED)) {
    await expect(input(name as keyof typeof PREFILLED)).toHaveValue(value)
  }
  await expect(input('contact_phone')).toHaveValue(/^\+90 \d+$/)
  await fillTicket(page)
  await input('contact_email').fill('hiç e-posta değil')
  await send.click()
  await expect(toast('Destek talebi başarıyla oluşturuldu')).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect(helpButton).toBeFocused()
  const [ticket, ...more] = await sentTickets(sandbox)
  expect(more).toEqual([])
  expect(ticket).toMatchObject({
    status: 200,
    body: {
      ...PREFILLED,
      contact_email: 'hiç e-posta değil',
      subject: 'Takvim açılmıyor',
      category: 'TECHNICAL',
      priority: 'HIGH',
      description: 'Bu sabahtan beri takvim boş geliyor.',
    },
  })
  expect(ticket?.body).not.toHaveProperty('attachments')

  await openTicket(page)
  await expect(input('subject')).toHaveValue('')
  await expect(choice('category')).toHaveValue('')
  await expect(input('contact_email')).toHaveValue('doctor@demo.clinic')
  await expect(remove).toBeHidden()
  await expect(restored).toBeHidden()
})

test('the send button names missing fields: on hover, on focus, to a screen reader, and on Enter', {
  tag: '@firefox',
}, async ({ page, signIn, sandbox }) => {
  await signIn(page, 'doctor')
  await page.goto('/tr')
  const { input, choice, send, drawer } = await openTicket(page)
  const reason = (fields: string) => `Göndermek için doldurun: ${fields}`
  const bubble = drawer.getByRole('tooltip').filter({ hasText: 'Göndermek için' })
  await expect(input('contact_name')).toHaveValue('Ayşe')
  await expect(send).toHaveAccessibleDescription(reason('Konu, Kategori, Öncelik, Açıklama'))
  await expect(send).toHaveAttribute('aria-disabled', 'true')

  await send.hover()
  await expect(bubble).toBeVisible()
  await input('subject').hover()
  await expect(bubble).toBeHidden()

  await input('subject').fill('   ')
  await choice('category').selectOption('BILLING')
  await choice('priority').selectOption('LOW')
  await input('description').fill('Fatura iki kez geldi.')
  await expect(send).toHaveAccessibleDescription(reason('Konu'))
  await input('subject').press('Enter')
  await expect(bubble).toBeVisible()
  await input('subject').fill('Fatura')
  await expect(send).not.toHaveAttribute('aria-disabled')
  await input('contact_phone').fill('')
  await expect(send).toHaveAccessibleDescription(reason('Telefon'))
  await send.focus()
  await page.keyboard.press('Enter')
  expect(await sentTickets(sandbox)).toEqual([])
})

test('the form can be filled in and sent by keyboard (F-P14)', { tag: '@firefox' }, async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await page.goto('/tr')
  const { helpButton, input, choice, toast } = ticketForm(page)
  await expect(helpButton).toBeVisible()
  await helpButton.press('Enter')
  await expect(input('subject')).toBeFocused()
  await expect(input('contact_name')).toHaveValue('Ayşe')
  await page.keyboard.type('Takvim')
  await page.keyboard.press('Tab')
  await expect(choice('category')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(input('description')).toBeFocused()
  await page.keyboard.type('Boş geliyor.')
  await input('subject').press('Enter')
  await expect(toast('Destek talebi başarıyla oluşturuldu')).toBeVisible()
  expect(await sentTickets(sandbox)).toHaveLength(1)
})

test('on a phone the form fits and has large enough touch targets', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'doctor')
  await page.goto('/tr')
  const { drawer, file, chosen, send, clear, remove, details } = await openTicket(page)
  await fillTicket(page)
  await details.check()
  await file.setInputFiles(pngFile(`${'çok-uzun-bir-ad-'.repeat(20)}son.png`))
  await expect(chosen).toBeVisible()
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
        const box = await target.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(44)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      }
      await expect(send).toBeInViewport({ ratio: 1 })
    })
  }
})
