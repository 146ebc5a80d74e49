import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/e2e/accessibility'
import { waitForLiveConnections } from '../support/e2e/live-connection'
import { REVOKED_TOKEN } from '../support/e2e/page-monitor'
import { trackRequests, waitForFeatures } from '../support/e2e/settled'
import { signInForm } from '../support/e2e/sign-in-form'
import { signOut } from '../support/e2e/tabs'
import { expect, test } from '../support/e2e/test'

const connectedText = (page: Page) => page.getByText('Canlı bağlantı açık')
const notice = (page: Page) => page.getByText(/^Canlı bağlantı kurulamıyor/)

test('without a live connection a notice offers a retry; a new one counts new entries, and ends with the session (F-B07, F-I01, F-I02)', async ({
  page,
  signIn,
  sandbox,
  allow,
}) => {
  allow({ console: /WebSocket|ERR_/ })
  allow(REVOKED_TOKEN)
  await page.clock.install()
  let isDown = true
  const attempt = Promise.withResolvers<void>()
  await page.routeWebSocket(/socket\.io/, (socket) => {
    attempt.resolve()
    if (isDown) return void socket.close({ code: 1011 })
    socket.connectToServer()
  })
  await page.route(/socket\.io/, (route) => (isDown ? route.abort() : route.fallback()))
  await signIn(page, 'doctor')
  const settled = trackRequests(page)
  await page.goto('/tr')

  await test.step('after five seconds there is a notice', async () => {
    await waitForFeatures(page)
    await expect(
      page.getByRole('region', { name: 'Okunmamış hatırlatmalar' }).getByRole('listitem').first(),
    ).toBeVisible()
    // The five seconds begin before the first attempt.
    await attempt.promise
    await page.clock.fastForward(5_000)
    await expect(notice(page)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Şimdi dene' }).focus()
    isDown = false
    // A key instead of a click, because the button is gone if the portal has just connected by itself.
    await page.keyboard.press('Enter')
    await waitForLiveConnections(sandbox)
    await expect(connectedText(page)).toBeAttached()
    await expect(notice(page)).toHaveCount(0)
    // The new connection counts missed entries, which must not include those that are added below.
    await settled()
  })
  await test.step('entries that are added during an interruption are counted', async () => {
    // The portal connects again after one second, and then receives the event of a reminder that is added later.
    isDown = true
    await sandbox.disconnect('live', 'server')
    for (const note of ['Tahlil', 'Film', 'Ödeme']) {
      await sandbox.addReminder({ account: 'doctor@demo.clinic', note, created_by: 'Elif Şahin' })
    }
    isDown = false
    await waitForLiveConnections(sandbox)
    await expect(page.getByText('Bağlantı yokken 3 yeni hatırlatma geldi').first()).toBeVisible()
    await expect(connectedText(page)).toBeAttached()
    await expect(notice(page)).toHaveCount(0)
  })
  await test.step('signing out closes it', async () => {
    await signOut(page)
    await expect(signInForm(page).heading).toBeVisible()
    await expect.poll(() => sandbox.emit('test:ping', null)).toBe(0)
  })
})
