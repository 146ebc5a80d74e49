import { readdirSync, readFileSync } from 'node:fs'
import { ACCOUNTS, PASSWORD } from '../support/accounts'
import { choose, EGE, expectClinic, posted } from '../support/clinics'
import { waitForLiveConnections } from '../support/live-connection'
import { signInForm } from '../support/sign-in-form'
import { expect, test } from '../support/test'
import {
  idleFor,
  JUMPING_CLOCK,
  lockScreen,
  openOtherTab,
  openWithClock,
  visibleText,
  waitForInput,
} from '../support/lock-screen'

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
  await openWithClock(page, '/tr/stok-sayimi')
  const other = await openOtherTab(page, '/tr/ayarlar')
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

test('using one tab keeps the other unlocked; locking, unlocking and a clinic switch apply to both', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr/stok-sayimi')
  const other = await openOtherTab(page, '/tr/ayarlar')
  await page.mouse.move(200, 300)
  const inputs = [
    () => page.keyboard.press('Shift'),
    () => page.mouse.wheel(0, 50),
    () => page.getByRole('heading', { level: 1 }).click(),
    () => page.mouse.move(300, 300),
  ]
  await test.step('keyboard, wheel and pointer keep both tabs unlocked', async () => {
    for (const input of inputs) {
      await idleFor(page, 10)
      await input()
      await waitForInput(page)
    }
    await idleFor(page, 10)
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(lockScreen(tab).cover).toBeHidden()
    }
  })
  await test.step('both are locked and unlocked', async () => {
    // Browsers may dispatch a move of the pointer after the click, so the idle time is a whole one.
    await idleFor(page, 16)
    for (const tab of [page, other]) await expect(lockScreen(tab).cover).toBeVisible()
    await lockScreen(page).enter(PIN)
    for (const tab of [page, other]) await expect(lockScreen(tab).cover).toBeHidden()
  })
  await test.step('both switch the clinic', async () => {
    await choose(page, EGE.name)
    for (const tab of [page, other]) {
      await expectClinic(tab, EGE)
      await expect(lockScreen(tab).cover).toBeHidden()
    }
  })
})

test('an external switch moves a locked tab, and the lock screen does not show the clinic', {
  tag: '@firefox',
}, async ({ page, signIn, sandbox }) => {
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr/stok-sayimi')
  await idleFor(page, 16)
  const screenLock = lockScreen(page)
  await expect(screenLock.cover).toBeVisible()
  await waitForLiveConnections(sandbox)
  const reloaded = page.waitForEvent('load')
  await sandbox.switchClinic(EGE.uuid)
  await reloaded
  await expect(screenLock.cover).toBeVisible()
  await waitForLiveConnections(sandbox)
  expect(await visibleText(page)).not.toContain(EGE.name)
  await expect(page).toHaveTitle('Klinik Portalı')
  await screenLock.enter(PIN)
  await expect(screenLock.cover).toBeHidden()
  await expectClinic(page, EGE)
  expect(await posted(sandbox)).toEqual([EGE.uuid])
})

test('signing out from the lock screen works, also when the platform rejects it; another doctor sees nothing of it in any tab', async ({
  page,
  signIn,
  sandbox,
  allow,
}) => {
  allow({ console: /Failed to load resource/ })
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr')
  const other = await openOtherTab(page, '/tr/stok-sayimi')
  const tabs = [page, other]
  await idleFor(page, 16)
  for (const tab of tabs) await expect(lockScreen(tab).cover).toBeVisible()
  await test.step('the second rejection offers a local sign-out', async () => {
    await sandbox.addFault({ operationId: 'signOut', status: 500, times: 2 })
    await lockScreen(other).signOut.click()
    const rejected = async () => (await sandbox.requests()).filter(({ path }) => path.includes('sign-out')).length
    await expect.poll(rejected).toBe(1)
    await lockScreen(other).signOut.click()
    await other.getByRole('button', { name: 'Bu cihazda çıkış yap' }).click()
    for (const tab of tabs) {
      await expect(signInForm(tab).heading).toBeVisible()
      await expect(tab).toHaveURL('/tr/giris-yap')
    }
  })
  await test.step('another doctor', async () => {
    const form = signInForm(other)
    await form.fill(ACCOUNTS.staff.email, PASSWORD)
    await form.submit.click()
    for (const tab of tabs) {
      await expect(tab.getByRole('heading', { name: 'Elif Şahin' })).toBeVisible()
      await expect(lockScreen(tab).cover).toBeHidden()
      await expect(tab.getByRole('heading', { name: 'Ayşe Yılmaz' })).toHaveCount(0)
    }
  })
})

/** The chunk with the boxes of the PIN. */
function boxesCode(): string {
  const folder = 'dist/static/js/async'
  const name = readdirSync(folder).find(
    (file) => file.endsWith('.js') && /enterKeyHint:"go","aria/.test(readFileSync(`${folder}/${file}`, 'utf8')),
  )
  if (name === undefined) throw new Error('no chunk has the boxes of the PIN')
  return name
}

test('a reloaded tab and a new tab are locked from the first paint, also without the lazy code of the lock screen', async ({
  page,
  signIn,
  allow,
}) => {
  allow({ console: /Failed to load resource|ChunkLoadError/ })
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr/stok-sayimi')
  await idleFor(page, 16)
  await expect(lockScreen(page).cover).toBeVisible()

  const other = await page.context().newPage()
  const code = `**/${boxesCode()}`
  await other.route(code, (route) => route.abort())
  for (const tab of [page, other]) {
    await tab.addInitScript(() => {
      new MutationObserver(() => {
        const main = document.querySelector('main')
        const isSeen = main !== null && getComputedStyle(main).visibility === 'visible'
        if (isSeen) document.documentElement.dataset.leaked = ''
      }).observe(document, { subtree: true, childList: true })
    })
    await tab.goto('/tr/stok-sayimi')
    await expect(lockScreen(tab).cover).toBeVisible()
    await expect(tab.locator('html')).not.toHaveAttribute('data-leaked')
    await expect(tab).toHaveTitle('Klinik Portalı')
  }
  const screenLock = lockScreen(other)
  await expect(screenLock.error).toContainText('PIN alanı yüklenemedi.')
  await other.unroute(code)
  await screenLock.cover.getByRole('button', { name: 'Yeniden dene' }).click()
  await screenLock.enter(PIN)
  for (const tab of [page, other]) await expect(lockScreen(tab).cover).toBeHidden()
})
