import { utimes, writeFile } from 'node:fs/promises'
import type { CDPSession, Page } from '@playwright/test'
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

test('the upload shows its progress and can be cancelled; a file that has changed on the disk shows an error, and chosen again it is sent with a safe name', async ({
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
  await page.goto('/tr/stok-sayimi')
  const { file, chosen, send, progress, cancel, remove, alert, drawer, input, toast } = await openTicket(page)
  const created = async () => (await sentTickets(sandbox)).filter(({ status }) => status === 200)
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
