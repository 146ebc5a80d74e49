import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { waitForLiveConnections } from '../support/live-connection'
import { expect, test } from '../support/test'

const sign = (page: Page) => page.getByText('Canlı bağlantı açık')
const banner = (page: Page) => page.getByText(/^Canlı bağlantı kurulamıyor/)

test('the portal shows its live connection, and after an interruption the number of new entries (F-I01)', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await page.goto('/tr')
  await waitForLiveConnections(sandbox)
  await expect(sign(page)).toBeAttached()
  const shown = page.getByRole('region', { name: 'Okunmamış hatırlatmalar' })
  await expect(shown.getByRole('listitem').first()).toBeVisible()

  await sandbox.disconnect('live', 'server')
  for (const note of ['Tahlil', 'Film', 'Ödeme']) {
    await sandbox.addReminder({ account: 'doctor@demo.clinic', note, created_by: 'Elif Şahin' })
  }
  await waitForLiveConnections(sandbox)
  await expect(page.getByText('Bağlantı yokken 3 yeni hatırlatma geldi').first()).toBeVisible()
  await expect(sign(page)).toBeAttached()
  await expect(banner(page)).toHaveCount(0)
})

test('after five seconds without a live connection the portal shows a banner with a retry button (F-I02)', async ({
  page,
  signIn,
  sandbox,
  allow,
}) => {
  allow({ console: /WebSocket|ERR_/ })
  let isDown = true
  await page.routeWebSocket(/socket\.io/, (socket) => {
    if (isDown) return void socket.close({ code: 1011 })
    socket.connectToServer()
  })
  await page.route(/socket\.io/, (route) => (isDown ? route.abort() : route.fallback()))
  await signIn(page, 'doctor')
  await page.goto('/tr')
  await expect(banner(page)).toBeVisible({ timeout: 15_000 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Şimdi dene' }).focus()
  isDown = false
  // Unlike a click it needs no button if the portal has just connected by itself.
  await page.keyboard.press('Enter')
  await waitForLiveConnections(sandbox)
  await expect(sign(page)).toBeAttached()
  await expect(banner(page)).toHaveCount(0)
})

test('signing out closes the live connection, and signing in opens a new one (F-B07)', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await page.goto('/tr')
  await waitForLiveConnections(sandbox)
  await page.getByRole('button', { name: 'Kullanıcı menüsü' }).click()
  await page.getByRole('menuitem', { name: 'Çıkış yap' }).click()
  await expect(page).toHaveURL('/tr/giris-yap')
  await expect.poll(() => sandbox.emit('test:ping', null)).toBe(0)
  await page.getByLabel('E-posta').fill('doctor@demo.clinic')
  await page.getByLabel('Şifre', { exact: true }).fill('demo')
  await page.keyboard.press('Enter')
  await waitForLiveConnections(sandbox)
})
