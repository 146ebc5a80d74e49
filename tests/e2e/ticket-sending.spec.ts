import { utimes, writeFile } from 'node:fs/promises'
import type { CDPSession, Page } from '@playwright/test'
import { boxOf, expectWholeFocusRing } from '../support/e2e/layout-assertions'
import { CHEAP_PAGE, overflow } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'
import { fillTicket, openTicket, pngFile, PNG, sentTickets } from '../support/e2e/tickets'

const large = pngFile('büyük.png', Buffer.concat([PNG, Buffer.alloc(1_000_000)]))

/** @returns the session whose end restores the speed */
async function slowDown(page: Page, bytesPerSecond: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  })
  return session
}

test('on a phone the form fits and has large enough touch targets, a chosen image is previewed, and the ending of a long name is visible; the upload shows its progress and can be cancelled; a file that has changed on the disk shows an error, and chosen again it is sent with a safe name', async ({
  page,
  signIn,
  sandbox,
  allow,
}, testInfo) => {
  // The preview may be read again after the file has changed.
  allow({ console: /ERR_UPLOAD_FILE_CHANGED/ })
  const path = testInfo.outputPath('ekran <1>.png')
  await writeFile(path, PNG)
  await signIn(page, 'doctor')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(CHEAP_PAGE.tr)
  const { file, chosen, send, progress, cancel, remove, clear, undo, details, alert, drawer, input, toast } =
    await openTicket(page)
  const created = async () => (await sentTickets(sandbox)).filter(({ status }) => status === 200)
  await fillTicket(page)
  await test.step('on a phone', async () => {
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
  await page.setViewportSize({ width: 1440, height: 900 })
  await fillTicket(page)
  await test.step('progress and cancellation keep the input', async () => {
    await file.setInputFiles(large)
    await expect(chosen).toHaveText('büyük.png')
    const network = await slowDown(page, 20_000)
    await send.click()
    await expect(progress).toHaveAccessibleName('Talep gönderiliyor')
    await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
    await expect(input('subject')).not.toBeEditable()
    await expect(send).toHaveAccessibleDescription('Talep gönderiliyor')
    await cancel.click()
    await expect(drawer).toBeFocused()
    await expect(drawer.getByText('Gönderim iptal edildi. Yazdıklarınız ve dosyanız duruyor.')).toBeVisible()
    await expect(input('subject')).toHaveValue('Takvim açılmıyor')
    await expect(chosen).toHaveText('büyük.png')
    await network.detach()
    await remove.click()
  })
  await test.step('a changed file is not sent', async () => {
    await file.setInputFiles(path)
    await expect(chosen).toHaveText('ekran _1_.png')
    await writeFile(path, Buffer.concat([PNG, PNG]))
    await utimes(path, new Date(), new Date(Date.now() + 60_000))
    await send.click()
    await expect(alert('Dosya okunamadı')).toBeVisible()
    await expect(remove).toBeFocused()
    await expect(
      drawer.getByText('Ek dosya gönderilemedi; yeniden ekleyip gönderin. Yazdıklarınız duruyor.'),
    ).toBeVisible()
    expect(await created()).toEqual([])
    await expect(input('subject')).toHaveValue('Takvim açılmıyor')
    await remove.click()
    await expect(alert('Dosya okunamadı')).toBeHidden()
  })
  await test.step('chosen again it is sent', async () => {
    await file.setInputFiles(path)
    await expect(chosen).toHaveText('ekran _1_.png')
    await send.click()
    await expect(toast('Destek talebi başarıyla oluşturuldu')).toBeVisible()
    const tickets = await created()
    expect(tickets, 'the cancelled one has not been created').toHaveLength(1)
    expect(JSON.stringify(tickets)).toContain('ekran _1_.png')
  })
})
