import { ACCOUNTS } from '../support/accounts'
import { signInForm } from '../support/sign-in-form'
import { expect, test } from '../support/test'
import { openOtherTab, idleFor, JUMPING_CLOCK, openWithClock, lockScreen } from '../support/lock-screen'

const PIN = ACCOUNTS.doctor.pin

test.beforeEach(({ allow }) => allow(JUMPING_CLOCK))

test('after twice the idle time the session ends in all tabs and at the platform, whatever is typed on the lock screen', async ({
  page,
  signIn,
  allow,
}) => {
  // Both tabs may sign out at the same moment; the second one gets a 401.
  allow({ console: /401.*sign-out/ })
  const token = await signIn(page, 'doctor')
  await openWithClock(page, '/tr/hasta-listesi')
  const other = await openOtherTab(page, '/tr')
  await idleFor(page, 16)
  await expect(lockScreen(page).cover).toBeVisible()
  await expect(lockScreen(other).cover).toBeVisible()
  await page.mouse.move(200, 200)
  await page.keyboard.type('12')
  await idleFor(page, 15)
  for (const tab of [page, other]) {
    await expect(signInForm(tab).notice).toHaveText('Oturumunuz sona erdi. Devam etmek için yeniden giriş yapın.')
  }
  const headers = { authorization: `Bearer ${token}` }
  const status = async () => (await page.request.get('/api/v1/user/info-detail', { headers })).status()
  await expect.poll(status).toBe(401)
})

test('using one tab keeps the other unlocked; locking and unlocking apply to both', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr')
  const other = await openOtherTab(page, '/tr/hasta-listesi')
  await idleFor(page, 10)
  await page.keyboard.press('Shift')
  await idleFor(page, 10)
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(lockScreen(tab).cover).toBeHidden()
  }

  await idleFor(page, 6)
  await expect(lockScreen(page).cover).toBeVisible()
  await expect(lockScreen(other).cover).toBeVisible()
  await lockScreen(page).enter(PIN)
  await expect(lockScreen(page).cover).toBeHidden()
  await expect(lockScreen(other).cover).toBeHidden()
})

test('a reloaded tab and a new tab are locked from the first paint', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr')
  await idleFor(page, 16)
  const screenLock = lockScreen(page)
  await expect(screenLock.cover).toBeVisible()

  for (const tab of [page, await page.context().newPage()]) {
    await tab.addInitScript(() => {
      new MutationObserver(() => {
        const main = document.querySelector('main')
        const isSeen = main !== null && getComputedStyle(main).visibility === 'visible'
        if (isSeen) document.documentElement.dataset.leaked = ''
      }).observe(document, { subtree: true, childList: true })
    })
    await tab.goto('/tr')
    await expect(lockScreen(tab).cover).toBeVisible()
    await expect(tab.locator('html')).not.toHaveAttribute('data-leaked')
    await expect(tab).toHaveTitle('Klinik Portalı')
  }
  await screenLock.enter(PIN)
  await expect(screenLock.cover).toBeHidden()
})
