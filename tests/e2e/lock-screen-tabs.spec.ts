import { chunkWith } from '../support/e2e/lazy-chunks'
import { ACCOUNTS } from '../support/accounts'
import { EGE, expectClinic, posted } from '../support/e2e/clinics'
import { waitForLiveConnections } from '../support/e2e/live-connection'
import { FIRST_PATIENT, listOnly } from '../support/e2e/reminders'
import { skipRetryDelays } from '../support/e2e/settled'
import { signInForm } from '../support/e2e/sign-in-form'
import { FAILED_REQUEST, REVOKED_TOKEN } from '../support/e2e/page-monitor'
import { expect, test } from '../support/e2e/test'
import {
  idleFor,
  lockScreen,
  openLocked,
  openOtherTab,
  openWithClock,
  visibleText,
  waitForInput,
} from '../support/e2e/lock-screen'

const PIN = ACCOUNTS.doctor.pin

test('tabs stay unlocked while one is used, are locked and unlocked together, and end the session together, whatever is typed on the lock screen', async ({
  page,
  signIn,
  allow,
}) => {
  // Both tabs may sign out at the same moment, or one while the other refetches: the later request gets a 401.
  allow(REVOKED_TOKEN)
  const token = await signIn(page, 'doctor')
  await openWithClock(page, '/tr/stok-sayimi')
  const other = await openOtherTab(page, '/tr/ayarlar')
  await test.step('input in one keeps both tabs unlocked', async () => {
    await idleFor(page, 10)
    await page.mouse.wheel(0, 50)
    await waitForInput(page)
    await idleFor(page, 10)
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(lockScreen(tab).cover).toBeHidden()
    }
  })
  await test.step('both are locked and unlocked', async () => {
    await idleFor(page, 16)
    for (const tab of [page, other]) await expect(lockScreen(tab).cover).toBeVisible()
    await lockScreen(page).enter(PIN)
    for (const tab of [page, other]) await expect(lockScreen(tab).cover).toBeHidden()
  })
  await test.step('after twice the idle time the session ends in both and at the platform', async () => {
    await idleFor(page, 16)
    for (const tab of [page, other]) await expect(lockScreen(tab).cover).toBeVisible()
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
})

test('an external switch moves a locked tab, and the lock screen does not show the clinic', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await openLocked(page, '/tr/stok-sayimi')
  const screenLock = lockScreen(page)
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

test('signing out from the lock screen, behind which the PIN of a patient is asked for, offers a local sign-out above it when the platform rejects it twice', async ({
  page,
  signIn,
  sandbox,
  allow,
}) => {
  allow(FAILED_REQUEST)
  await signIn(page, 'doctor')
  await sandbox.addFault({ operationId: 'signOut', status: 500, times: null })
  await listOnly(page, [{ patient: 'Kilitli Hasta', locked: true }])
  await openLocked(page, `/tr/hasta-takip/${FIRST_PATIENT}`)
  await expect(page.locator('dialog[open]')).toHaveCount(2)
  const { boxes, signOut } = lockScreen(page)
  await expect(boxes.first()).toBeFocused()
  const offer = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Bu cihazda çıkış yap' }) })
  // A click while a request is running has no effect, and a rejection shows nothing.
  const rejected = async () => (await sandbox.requests()).filter(({ path }) => path.includes('sign-out')).length
  await signOut.click()
  await expect.poll(rejected).toBe(1)
  await expect(async () => {
    if ((await rejected()) < 2) await signOut.click()
    await expect(offer).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await test.step('a call that moves into the dialog stays hidden', async () => {
    await offer.evaluate((dialog) => {
      const call = document.createElement('div')
      call.popover = 'manual'
      call.append('Görüşme')
      dialog.append(call)
      call.showPopover()
    })
    await expect(page.getByText('Görüşme', { exact: true })).toBeHidden()
  })
  await offer.getByRole('button', { name: 'Bu cihazda çıkış yap' }).click()
  await expect(signInForm(page).heading).toBeVisible()
  await expect(page).toHaveURL('/tr/giris-yap')
})

test('a page that is opened after the idle time is locked from the first paint, also without the lazy code of the lock screen', async ({
  page,
  signIn,
  allow,
}) => {
  allow({ console: /Failed to load resource|ChunkLoadError/ })
  await page.clock.install()
  await signIn(page, 'doctor')
  // The chunk of the PIN input.
  const code = `**/${chunkWith('enterKeyHint:"go","aria')}`
  await page.route(code, (route) => route.abort())
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const main = document.querySelector('main')
      const isSeen = main !== null && getComputedStyle(main).visibility === 'visible'
      if (isSeen) document.documentElement.dataset.leaked = ''
    }).observe(document, { subtree: true, childList: true })
  })
  await openLocked(page, '/tr/stok-sayimi')
  await expect(page.locator('html')).not.toHaveAttribute('data-leaked')
  await expect(page).toHaveTitle('Klinik Portalı')
  const screenLock = lockScreen(page)
  await skipRetryDelays(page, screenLock.error)
  await expect(screenLock.error).toContainText('PIN alanı yüklenemedi.')
  await screenLock.cover.getByRole('button', { name: 'Yeniden dene' }).focus()
  await page.unroute(code)
  // A key instead of a click, because the button is gone if the code has just been loaded by itself.
  await page.keyboard.press('Enter')
  await screenLock.enter(PIN)
  await expect(screenLock.cover).toBeHidden()
  await expect(page.locator('html'), 'the observer works').toHaveAttribute('data-leaked')
})
