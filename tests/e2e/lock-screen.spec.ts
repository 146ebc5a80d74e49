import { ACCOUNTS } from '../support/accounts'
import { withConfig } from '../support/config'
import { waitForLiveConnections } from '../support/live-connection'
import { signInForm } from '../support/sign-in-form'
import { expect, test } from '../support/test'
import {
  idleFor,
  JUMPING_CLOCK,
  openWithClock,
  visibleText,
  lockScreen,
  suspendFor,
  waitForInput,
} from '../support/lock-screen'

const PIN = ACCOUNTS.doctor.pin

const FIFTEEN_MINUTES = '15:01'

test.beforeEach(({ allow }) => allow(JUMPING_CLOCK))

test('after fifteen minutes without input the screen is locked, and the PIN restores it', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr')
  const screenLock = lockScreen(page)
  const link = page.getByRole('link', { name: 'Hasta Listesi' }).first()
  await link.focus()
  await page.evaluate(() => scrollTo(0, 120))
  await idleFor(page, 14)
  await expect(screenLock.cover).toBeHidden()

  await page.clock.fastForward('01:30')
  await expect(screenLock.cover).toBeVisible()
  await expect(page).toHaveTitle('Klinik Portalı')
  expect(await visibleText(page)).not.toMatch(/Ayşe|Yılmaz|Hasta Listesi|Boğaziçi/)
  await expect(page.getByRole('navigation')).toHaveCount(0)

  await screenLock.enter(PIN)
  await expect(screenLock.cover).toBeHidden()
  await expect(page).toHaveTitle(/Ana Sayfa · Klinik Portalı$/)
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(120)
})

test('dialogs and their input are kept while the screen is locked', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('yılmaz')
  await expect(page.getByRole('option').first()).toBeVisible()
  await idleFor(page, 16)
  const screenLock = lockScreen(page)
  await expect(screenLock.cover).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveCount(0)
  expect(await visibleText(page)).not.toMatch(/yılmaz/i)

  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(screenLock.cover).toBeVisible()

  await screenLock.enter(PIN)
  await expect(page.getByRole('combobox')).toHaveValue('yılmaz')
  await expect(page.getByRole('combobox')).toBeFocused()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('pointer, keyboard and wheel input prevent the lock', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr')
  const screenLock = lockScreen(page)
  const heading = page.getByRole('heading', { level: 1 })
  await page.mouse.move(200, 300)
  const inputs = [
    () => page.mouse.move(300, 300),
    () => page.keyboard.press('Shift'),
    () => page.mouse.wheel(0, 50),
    () => heading.click(),
  ]
  for (const input of inputs) {
    await idleFor(page, 10)
    await input()
    await waitForInput(page)
  }
  await idleFor(page, 10)
  await expect(screenLock.cover).toBeHidden()
  await expect(heading).toBeVisible()
  // Browsers may dispatch a move of the pointer after the click, so the idle time is a whole one.
  await idleFor(page, 16)
  await expect(screenLock.cover).toBeVisible()
})

test('a resumed laptop is locked before the first paint, and the key that resumed it has no effect (F-B22)', {
  tag: '@firefox',
}, async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr')
  const menu = page.getByRole('button', { name: 'Menüyü daralt' })
  await menu.focus()
  await page.clock.pauseAt(Date.now() + 5_000)
  await suspendFor(page, 20)
  const seen = await page.evaluate(() => {
    dispatchEvent(new Event('focus'))
    return getComputedStyle(document.querySelector('main') as HTMLElement).visibility
  })
  expect(seen).toBe('hidden')
  const screenLock = lockScreen(page)
  await expect(screenLock.cover).toBeVisible()
  await page.clock.resume()
  await screenLock.enter(PIN)
  await expect(screenLock.cover).toBeHidden()

  await page.clock.pauseAt(Date.now() + 60_000)
  await suspendFor(page, 20)
  await page.keyboard.press('Enter')
  await expect(screenLock.cover).toBeVisible()
  await page.clock.resume()
  await screenLock.enter(PIN)
  await expect(menu).toBeFocused()
})

test('a laptop suspended for twice the idle time is signed out, with a return path (F-B22)', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr/hasta-listesi?a=1')
  await suspendFor(page, 60 * 8)
  await page.evaluate(() => void setTimeout(() => dispatchEvent(new Event('focus'))))
  const form = signInForm(page)
  await expect(form.notice).toHaveText('Oturumunuz sona erdi. Devam etmek için yeniden giriş yapın.')
  await expect(page).toHaveURL('/tr/giris-yap?next=%2Ftr%2Fhasta-listesi%3Fa%3D1')
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).not.toContain('auth_doctor')
})

test('signing out from the lock screen works, also when the platform rejects it', async ({
  page,
  signIn,
  sandbox,
  allow,
}) => {
  allow({ console: /Failed to load resource/ })
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr/hasta-listesi')
  await idleFor(page, 16)
  await sandbox.addFault({ operationId: 'signOut', status: 500, times: 2 })
  const screenLock = lockScreen(page)
  await screenLock.signOut.click()
  await expect
    .poll(async () => (await sandbox.requests()).filter(({ path }) => path.includes('sign-out')).length)
    .toBe(1)
  await screenLock.signOut.click()
  await page.getByRole('button', { name: 'Bu cihazda çıkış yap' }).click()
  await expect(signInForm(page).heading).toBeVisible()
  await expect(page).toHaveURL('/tr/giris-yap')
})

test('live events are neither shown nor announced on the lock screen, and are listed afterwards', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr/hasta-listesi')
  // The jump of the clock closes the live connection, which the platform may still count for a moment.
  const reconnected = page.waitForEvent('websocket')
  await idleFor(page, 16)
  const screenLock = lockScreen(page)
  await expect(screenLock.cover).toBeVisible()
  await reconnected
  await waitForLiveConnections(sandbox)
  await sandbox.emit('patient:notes_created', {
    note: 'Tahlil',
    type: 'doctor',
    remind_at: '2026-11-21T10:00:00Z',
    read: false,
    patient_info: { name: 'Gizli Hasta', uuid: crypto.randomUUID(), locked: false },
    notes_uuid: crypto.randomUUID(),
    createdBy: { name: 'Dr. Kaya' },
  })
  await page.clock.runFor(2_000)
  expect(await visibleText(page)).not.toContain('Dr. Kaya')
  await expect(page.getByText('Dr. Kaya')).toBeHidden()
  await screenLock.enter(PIN)
  await page.getByRole('button', { name: 'Kullanıcı menüsü' }).click()
  await page.getByRole('menuitem', { name: 'Son sistem mesajları' }).click()
  await expect(page.getByRole('dialog').getByText('Dr. Kaya').first()).toBeVisible()
})

test('idleMinutes sets the idle time', async ({ page, signIn }) => {
  await withConfig(page, { idleMinutes: 2 })
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr')
  await page.clock.fastForward('02:05')
  await expect(lockScreen(page).cover).toBeVisible()
})

test('the lock screen covers the page without its lazy code, and shows the loading error', async ({
  page,
  signIn,
  allow,
}) => {
  allow({ console: /Failed to load resource|ChunkLoadError/ })
  await signIn(page, 'doctor')
  const boxesCode = '**/static/js/async/**'
  await page.route(boxesCode, async (route) => {
    const response = await route.fetch()
    const isBoxes = /enterKeyHint:"go","aria/.test(await response.text())
    await (isBoxes ? route.abort() : route.fulfill({ response }))
  })
  await openWithClock(page, '/tr')
  await idleFor(page, 16)
  const screenLock = lockScreen(page)
  await expect(screenLock.cover).toBeVisible()
  await expect(screenLock.error).toContainText('PIN alanı yüklenemedi.')
  await page.unrouteAll({ behavior: 'wait' })
  await screenLock.cover.getByRole('button', { name: 'Yeniden dene' }).click()
  await screenLock.enter(PIN)
  await expect(screenLock.cover).toBeHidden()
})

test('a locked page is not printed (F-O19)', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr')
  await page.clock.fastForward(FIFTEEN_MINUTES)
  await expect(lockScreen(page).cover).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect(await visibleText(page)).not.toMatch(/Ayşe|Hasta Listesi|Boğaziçi/)
})
