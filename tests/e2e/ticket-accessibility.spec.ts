import { expectAccessible } from '../support/accessibility'
import { overflow } from '../support/shell'
import { expect, test } from '../support/test'
import { fillTicket, openTicket, pngFile, POST_TICKET } from '../support/tickets'

for (const language of ['tr', 'en'] as const) {
  test(`the form is accessible empty, filled and with errors (${language})`, async ({ page, signIn, allow }) => {
    allow({ console: /Failed to load resource/ })
    await signIn(page, 'doctor')
    await page.goto(`/${language}`)
    const { input, file, chosen, alert, details, drawer, send, texts } = await openTicket(page, language)
    await expect(input('contact_name')).toHaveValue('Ayşe')
    await expectAccessible(page)
    await fillTicket(page, {}, language)
    await details.check()
    await expect(drawer.getByLabel(texts.details.title, { exact: true })).toBeVisible()
    await file.setInputFiles({ name: 'a.exe', mimeType: '', buffer: Buffer.from('MZ') })
    await expect(alert(texts.attachment.errors.type)).toBeVisible()
    await expectAccessible(page)
    await file.setInputFiles(pngFile())
    await expect(chosen).toBeVisible()
    await page.route(POST_TICKET, (route) =>
      route.fulfill({ status: 422, json: { message: 'Refused.', errors: { subject: ['Too short.'] } } }),
    )
    await send.click()
    await expect(alert('Too short.')).toBeVisible()
    await expectAccessible(page)
  })
}

test('the form is accessible while a ticket is sent', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await page.goto('/tr')
  const { send, progress, cancel, drawer } = await openTicket(page)
  await fillTicket(page)
  await page.route(POST_TICKET, () => {})
  await send.click()
  await expect(progress).toBeVisible()
  await expectAccessible(page)
  await cancel.click()
  await expect(drawer.getByText('Gönderim iptal edildi')).toBeVisible()
  await expectAccessible(page)
})

for (const width of [360, 390]) {
  test(`on a phone of ${width} px the form fits and has large enough touch targets`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 740 })
    await signIn(page, 'doctor')
    await page.goto('/tr')
    const { drawer, file, chosen, send, clear, remove, details } = await openTicket(page)
    await fillTicket(page)
    await details.check()
    await file.setInputFiles(pngFile(`${'çok-uzun-bir-ad-'.repeat(20)}son.png`))
    await expect(chosen).toBeVisible()
    expect(await overflow(page)).toBe(0)
    const wide = await drawer.evaluate(
      (dialog) =>
        [...dialog.querySelectorAll('*')].filter(
          (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === 'auto',
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
