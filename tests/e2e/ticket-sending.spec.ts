import type { Page } from '@playwright/test'
import { ACCOUNTS, PASSWORD } from '../support/accounts'
import { signInForm } from '../support/sign-in-form'
import { expect, test } from '../support/test'
import { fillTicket, openTicket, pngFile, PNG, POST_TICKET, sentTickets } from '../support/tickets'

const CREATED = 'Destek talebi başarıyla oluşturuldu'
const FAILED = 'Destek talebi oluşturulamadı'
const STORED = 'Yazdıklarınız ve dosyanız duruyor; yeniden gönderebilirsiniz.'
const REJECTED = { console: /Failed to load resource|WebSocket is closed before/ }

const large = pngFile('büyük.png', Buffer.concat([PNG, Buffer.alloc(4_000_000)]))

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

async function holdTicket(page: Page) {
  const deferred = Promise.withResolvers<void>()
  await page.route(POST_TICKET, async (route) => {
    await deferred.promise
    await route.fallback()
  })
  return deferred.resolve
}

async function setup(page: Page) {
  await page.goto('/tr')
  const form = await openTicket(page)
  await fillTicket(page)
  await form.file.setInputFiles(pngFile())
  await expect(form.chosen).toHaveText('ekran.png')
  return form
}

test('the upload shows its progress and can be cancelled without losing input', async ({ page, signIn, sandbox }) => {
  await signIn(page, 'doctor')
  await page.goto('/tr')
  const { file, chosen, send, progress, cancel, drawer, input, toast } = await openTicket(page)
  await fillTicket(page)
  await file.setInputFiles(large)
  await expect(chosen).toHaveText('büyük.png')
  await slowDown(page, 400_000)
  await send.click()
  await expect(progress).toHaveAccessibleName('Talep gönderiliyor')
  await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
  await expect(input('subject')).not.toBeEditable()
  await expect(send).toHaveAccessibleDescription('Talep gönderiliyor')
  await cancel.click()
  await expect(drawer.getByText('Gönderim iptal edildi. Yazdıklarınız ve dosyanız duruyor.')).toBeVisible()
  await expect(input('subject')).toHaveValue('Takvim açılmıyor')
  await expect(chosen).toHaveText('büyük.png')
  await slowDown(page, -1)
  await send.click()
  await expect(toast(CREATED)).toBeVisible({ timeout: 20_000 })
  expect((await sentTickets(sandbox)).filter(({ status }) => status === 200)).toHaveLength(1)
})

test('the drawer can be closed while a ticket is sent; a toast shows the result', async ({ page, signIn, sandbox }) => {
  await signIn(page, 'doctor')
  const { send, drawer, progress, toast, helpButton } = await setup(page)
  const release = await holdTicket(page)
  await send.click()
  await expect(progress).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await helpButton.click()
  await expect(progress).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  release()
  await expect(toast(CREATED)).toBeVisible()
  expect(await sentTickets(sandbox)).toHaveLength(1)
})

test('a failure after the drawer was closed links back to it', async ({ page, signIn, sandbox, allow }) => {
  allow(REJECTED)
  await signIn(page, 'doctor')
  const { send, drawer, progress, toast, input } = await setup(page)
  const release = await holdTicket(page)
  await sandbox.addFault({ operationId: 'createTicket', status: 500, times: 1 })
  await send.click()
  await expect(progress).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  release()
  await expect(toast(FAILED)).toBeVisible()
  await page.getByRole('button', { name: 'Göster' }).click()
  await expect(input('subject')).toHaveValue('Takvim açılmıyor')
  await expect(drawer.getByText(FAILED).first()).toBeVisible()
})

for (const { what, response, text, advice } of [
  {
    what: 'a rejection with a message',
    response: { status: 429, json: { statusCode: 429, message: 'Çok fazla talep gönderdiniz.' } },
    text: `${FAILED}: Çok fazla talep gönderdiniz.`,
    advice: STORED,
  },
  {
    what: 'a message with markup',
    response: { status: 500, json: { message: '<b>nginx</b> upstream' } },
    text: FAILED,
    advice: STORED,
  },
  {
    what: 'a file that a proxy finds too large',
    response: { status: 413, contentType: 'text/html', body: '<h1>413 Request Entity Too Large</h1>' },
    text: `${FAILED}: Dosya boyutu çok büyük. Maksimum 5MB olmalıdır.`,
    advice: STORED,
  },
]) {
  test(`${what}: the error is shown, the input is kept, and a retry succeeds`, async ({
    page,
    signIn,
    sandbox,
    allow,
  }) => {
    allow(REJECTED)
    await signIn(page, 'doctor')
    const { send, drawer, toast, input, chosen } = await setup(page)
    await page.route(POST_TICKET, (route) => route.fulfill(response), { times: 1 })
    await send.click()
    await expect(toast(text).first()).toBeVisible()
    await expect(drawer.getByText(text, { exact: true }).first()).toBeVisible()
    await expect(drawer.getByText(advice)).toBeVisible()
    await expect(drawer).not.toContainText(/nginx|Entity/)
    await expect(input('subject')).toHaveValue('Takvim açılmıyor')
    await expect(chosen).toHaveText('ekran.png')
    await send.click()
    await expect(toast(CREATED)).toBeVisible()
    expect(await sentTickets(sandbox)).toHaveLength(1)
  })
}

test('a lost or missing network keeps the input for a retry (F-J14)', async ({ page, signIn, sandbox, allow }) => {
  allow({ console: /ERR_|Failed to load resource|WebSocket/ })
  await signIn(page, 'doctor')
  const { send, drawer, input, chosen, toast } = await setup(page)
  const advice = drawer.getByText('Bağlantı kurulamadı. Yazdıklarınız ve dosyanız duruyor')
  await page.route(POST_TICKET, (route) => route.abort('connectionreset'), { times: 1 })
  await send.click()
  await expect(advice).toBeVisible()
  await expect(toast(`${FAILED}: Bağlantı kurulamadı.`)).toBeVisible()
  await page.context().setOffline(true)
  await send.click()
  await expect(advice).toBeVisible()
  await expect(input('subject')).toHaveValue('Takvim açılmıyor')
  await expect(chosen).toHaveText('ekran.png')
  await page.context().setOffline(false)
  await send.click()
  await expect(toast(CREATED)).toBeVisible()
  expect((await sentTickets(sandbox)).filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a field error of the platform is shown at the field until it changes (F-A08)', async ({
  page,
  signIn,
  allow,
}) => {
  allow(REJECTED)
  await signIn(page, 'doctor')
  const { send, alert, input, choice, drawer } = await setup(page)
  const errors = { subject: ['Bu konu çok genel.'], priority: ['Bu öncelik kapalı.'], attachments: ['Virüs bulundu.'] }
  await page.route(POST_TICKET, (route) =>
    route.fulfill({ status: 422, json: { statusCode: 422, message: 'Bazı alanlar geçersiz.', errors } }),
  )
  await send.click()
  await expect(drawer.getByText(`${FAILED}: Bazı alanlar geçersiz.`).first()).toBeVisible()
  for (const [text] of Object.values(errors)) await expect(alert(text ?? '')).toBeVisible()
  await expect(input('subject')).toHaveAccessibleDescription(/Bu konu çok genel\./)
  await input('subject').fill('Takvimde hafta görünmüyor')
  await expect(alert('Bu konu çok genel.')).toBeHidden()
  await choice('priority').selectOption('LOW')
  await expect(alert('Bu öncelik kapalı.')).toBeHidden()
  await expect(alert('Virüs bulundu.')).toBeVisible()
})

test('a duplicate ticket shows the message of the platform', async ({ page, signIn, allow }) => {
  allow(REJECTED)
  await signIn(page, 'doctor')
  await page.goto('/tr')
  const { send, toast, drawer } = await openTicket(page)
  for (const text of [CREATED, `${FAILED}: Aynı talep az önce oluşturuldu.`]) {
    if (await drawer.isHidden()) await openTicket(page)
    await fillTicket(page)
    await send.click()
    await expect(toast(text)).toBeVisible()
    if (text === CREATED) await expect(drawer).toBeHidden()
  }
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
