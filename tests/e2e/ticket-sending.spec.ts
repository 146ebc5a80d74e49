import type { Page } from '@playwright/test'
import { ACCOUNTS, PASSWORD } from '../support/accounts'
import { signInForm } from '../support/sign-in-form'
import { expect, test } from '../support/test'
import { fillTicket, openTicket, pngFile, PNG, POST_TICKET, sentTickets } from '../support/tickets'

const CREATED = 'Destek talebi başarıyla oluşturuldu'
const REJECTED = { console: /Failed to load resource|WebSocket is closed before/ }

const large = pngFile('büyük.png', Buffer.concat([PNG, Buffer.alloc(1_000_000)]))

async function slowDown(page: Page, bytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  })
}

async function setup(page: Page) {
  await page.goto('/tr/stok-sayimi')
  const form = await openTicket(page)
  await fillTicket(page)
  await form.file.setInputFiles(pngFile())
  await expect(form.chosen).toHaveText('ekran.png')
  return form
}

test('the upload shows its progress and can be cancelled without losing input', async ({ page, signIn, sandbox }) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/stok-sayimi')
  const { file, chosen, send, progress, cancel, drawer, input } = await openTicket(page)
  await fillTicket(page)
  await file.setInputFiles(large)
  await expect(chosen).toHaveText('büyük.png')
  await slowDown(page, 200_000)
  await send.click()
  await expect(progress).toHaveAccessibleName('Talep gönderiliyor')
  await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
  await expect(input('subject')).not.toBeEditable()
  await expect(send).toHaveAccessibleDescription('Talep gönderiliyor')
  await cancel.click()
  await expect(drawer.getByText('Gönderim iptal edildi. Yazdıklarınız ve dosyanız duruyor.')).toBeVisible()
  await expect(input('subject')).toHaveValue('Takvim açılmıyor')
  await expect(chosen).toHaveText('büyük.png')
  expect((await sentTickets(sandbox)).filter(({ status }) => status === 200)).toEqual([])
})

test('a session that ends during sending restores the text after signing in (F-B04)', async ({
  page,
  signIn,
  sandbox,
  allow,
}) => {
  allow(REJECTED)
  await signIn(page, 'doctor')
  const { send, drawer, input, choice, restored, chosen, toast } = await setup(page)
  await page.route(POST_TICKET, (route) => route.fulfill({ status: 401, json: { statusCode: 401 } }), { times: 1 })
  await send.click()
  const form = signInForm(page)
  await expect(form.notice).toBeVisible()
  await expect(drawer).toBeHidden()
  await form.fill(ACCOUNTS.doctor.email, PASSWORD)
  await form.submit.click()
  await expect(restored).toBeVisible()
  await expect(input('subject')).toHaveValue('Takvim açılmıyor')
  await expect(choice('category')).toHaveValue('TECHNICAL')
  await expect(chosen).toBeHidden()
  await send.click()
  await expect(toast(CREATED)).toBeVisible()
  expect((await sentTickets(sandbox)).filter(({ status }) => status === 200)).toHaveLength(1)
})
