import { ACCOUNTS, PASSWORD } from '../support/accounts'
import {
  BOGAZICI,
  COMPANIES,
  choose,
  countLoads,
  EGE,
  confirmation,
  expectClinic,
  cookieClinic,
  openPortal,
  posted,
} from '../support/clinics'
import { waitForLiveConnections } from '../support/live-connection'
import { copyIn, entry, INFO, openPortal as openOffer, openUserMenu } from '../support/patient-site'
import { signInForm } from '../support/sign-in-form'
import { openTab, signOut } from '../support/tabs'
import { expect, test } from '../support/test'
import { openOtherTab, idleFor, JUMPING_CLOCK, openWithClock, visibleText, lockScreen } from '../support/lock-screen'

const PIN = ACCOUNTS.doctor.pin

test('the PIN and a clinic switch in one of three locked tabs unlock and switch all three', async ({
  page,
  signIn,
  allow,
}) => {
  allow(JUMPING_CLOCK)
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr')
  const others = [await openOtherTab(page, '/tr/stok-sayimi'), await openOtherTab(page, '/tr/ayarlar')]
  const tabs = [page, ...others]
  await idleFor(page, 16)
  for (const tab of tabs) await expect(lockScreen(tab).cover).toBeVisible()
  await lockScreen(page).enter(PIN)
  for (const tab of tabs) await expect(lockScreen(tab).cover).toBeHidden()
  await choose(page, EGE.name)
  for (const tab of tabs) {
    await expectClinic(tab, EGE)
    await expect(lockScreen(tab).cover).toBeHidden()
  }
})

test('an external switch moves a locked tab, and the lock screen does not show the clinic', async ({
  page,
  signIn,
  sandbox,
  allow,
}) => {
  allow(JUMPING_CLOCK)
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr')
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

test('another doctor who signs in while a tab is locked sees no lock screen and nothing of the first doctor', async ({
  page,
  signIn,
  allow,
}) => {
  allow(JUMPING_CLOCK)
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr')
  const other = await openOtherTab(page, '/tr/stok-sayimi')
  await idleFor(page, 16)
  for (const tab of [page, other]) await expect(lockScreen(tab).cover).toBeVisible()
  await lockScreen(other).signOut.click()
  for (const tab of [page, other]) await expect(signInForm(tab).heading).toBeVisible()
  const form = signInForm(other)
  await form.fill(ACCOUNTS.staff.email, PASSWORD)
  await form.submit.click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Elif Şahin' })).toBeVisible()
    await expect(lockScreen(tab).cover).toBeHidden()
    await expect(tab.getByRole('heading', { name: 'Ayşe Yılmaz' })).toHaveCount(0)
  }
})

test('the cookie of the patient site stays after a clinic switch, but not after a sign-out in another tab', async ({
  context,
  page,
  signIn,
}) => {
  const token = await signIn(page, 'doctor')
  await openOffer(page, INFO)
  await openUserMenu(page)
  await entry(page).click()
  await expect(page.getByRole('status')).toContainText('Hoş geldiniz')
  await page.goto('/tr')
  await choose(page, EGE.name)
  await expect(confirmation(page, EGE.name)).toBeVisible()
  expect(decodeURIComponent((await copyIn(page))?.value ?? '')).toBe(token)
  await page.reload()
  await openUserMenu(page)
  await expect(entry(page), 'the entry is also in the new clinic').toBeVisible()
  await page.keyboard.press('Escape')

  await signOut(await openTab(context, '/tr/stok-sayimi'))
  await expect(signInForm(page).heading).toBeVisible()
  await expect.poll(() => copyIn(page)).toBeUndefined()
  expect(await cookieClinic(page)).toBeUndefined()
})

test('three tabs that choose three clinics at once end in one clinic, with one reload each', async ({
  context,
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  const tabs = [page, await openTab(context, '/tr'), await openTab(context, '/tr')]
  await waitForLiveConnections(sandbox, 3)
  const loads = tabs.map(countLoads)
  // No response before all tabs have chosen.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await context.route(COMPANIES, async (route) => {
    if (route.request().method() === 'POST') await released
    await route.continue()
  })
  await Promise.all(
    [EGE.name, 'Karadeniz Çocuk Sağlığı Merkezi', 'Kapadokya Kalp ve Damar Kliniği'].map((name, index) =>
      choose(tabs[index] ?? page, name),
    ),
  )
  release()
  await expect.poll(() => Math.min(...loads.map((count) => count()))).toBe(1)
  await waitForLiveConnections(sandbox, 3)
  const [first, ...more] = await posted(sandbox)
  expect(more, 'later switches are dropped').toEqual([])
  expect(first).not.toBe(BOGAZICI.uuid)
  expect((await cookieClinic(page))?.value).toBe(first)
  const [end] = await Promise.all(tabs.map((tab) => tab.getByText('Aktif Kliniğiniz').locator('..').textContent()))
  for (const tab of tabs) await expect(tab.getByText('Aktif Kliniğiniz').locator('..')).toHaveText(end ?? '')
  expect(loads.map((count) => count())).toEqual([1, 1, 1])
})
