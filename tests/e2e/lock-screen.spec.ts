import type { Page } from '@playwright/test'
import { ACCOUNTS } from '../support/accounts'
import { waitForLiveConnections } from '../support/e2e/live-connection'
import { expect, test } from '../support/e2e/test'
import { idleFor, openWithClock, visibleText, lockScreen, suspendFor } from '../support/e2e/lock-screen'

const PIN = ACCOUNTS.doctor.pin

/** Expects a page with a controllable clock, which runs again afterwards; `Date.now()` stays 40 minutes ahead of it. */
async function expectLockOnResume(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menüyü daralt' })
  await menu.focus()
  // A minute ahead, so that the clock of a busy browser has not passed this time when the command arrives.
  await page.clock.pauseAt(Date.now() + 60_000)
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

  // The clock of the page is a minute ahead already.
  await page.clock.pauseAt(Date.now() + 120_000)
  await suspendFor(page, 20)
  await page.keyboard.press('Enter')
  await expect(screenLock.cover).toBeVisible()
  await page.clock.resume()
  await screenLock.enter(PIN.slice(0, -1))
  // The clock is paused, because an Enter is ignored for a second after the PIN.
  await page.clock.pauseAt(Date.now() + 240_000)
  await page.keyboard.press(PIN.slice(-1))
  await page.clock.runFor(100)
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu, 'Enter after the PIN').toBeVisible()
  await page.clock.resume()
}

test('a resumed laptop is locked before the first paint, and the key that resumed it has no effect; after fifteen minutes without input the screen is locked; an input method without key events restores it; a locked page shows neither its dialogs nor live events, is not printed, and keeps dialogs and their input (F-B22, F-O19)', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr')
  await test.step('a resumed laptop', () => expectLockOnResume(page))
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

  await test.step('the boxes keep the focus after a click beside them and a wrong PIN', async () => {
    await expect(screenLock.boxes.first()).toBeFocused()
    await page.mouse.click(20, 450)
    await screenLock.enter('9153')
    await expect(screenLock.error).toHaveText('PIN kodunuz günlük PIN ile eşleşmiyor.')
    await expect(screenLock.boxes.first()).toBeFocused()
    await expect(screenLock.boxes.first()).toHaveAccessibleDescription('PIN kodunuz günlük PIN ile eşleşmiyor.')
  })
  await test.step('the input method unlocks the screen, which is as before', async () => {
    const input = await page.context().newCDPSession(page)
    for (const digit of PIN) {
      await input.send('Input.imeSetComposition', { text: digit, selectionStart: 1, selectionEnd: 1 })
    }
    await expect(screenLock.cover).toBeHidden()
    await expect(page).toHaveTitle(/Ana Sayfa · Klinik Portalı$/)
    await expect(link).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(120)
  })
  // The jumps of the clock have closed the live connection, which opens again.
  await expect(page.getByText('Canlı bağlantı açık')).toBeAttached()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('yılmaz')
  await expect(page.getByRole('option').first()).toBeVisible()
  await waitForLiveConnections(sandbox)
  // The jump of the clock closes the live connection, which the platform may still count for a moment.
  const reconnected = page.waitForEvent('websocket')
  await idleFor(page, 16)

  await test.step('the dialog is hidden, and keys do not reach it', async () => {
    await expect(screenLock.cover).toBeVisible()
    await expect(page.getByRole('combobox')).toHaveCount(0)
    expect(await visibleText(page)).not.toMatch(/yılmaz/i)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(screenLock.cover).toBeVisible()
  })
  await test.step('a live event is neither shown nor announced', async () => {
    const socket = await reconnected
    await waitForLiveConnections(sandbox)
    const received = socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('Dr. Kaya'))
    await sandbox.emit('patient:notes_created', {
      note: 'Tahlil',
      type: 'doctor',
      remind_at: '2026-11-21T10:00:00Z',
      read: false,
      patient_info: { name: 'Gizli Hasta', uuid: crypto.randomUUID(), locked: false },
      notes_uuid: crypto.randomUUID(),
      createdBy: { name: 'Dr. Kaya' },
    })
    await received
    await page.clock.runFor(2_000)
    expect(await visibleText(page)).not.toContain('Dr. Kaya')
    await expect(page.getByText('Dr. Kaya')).toBeHidden()
  })
  await test.step('the page is not printed', async () => {
    await page.emulateMedia({ media: 'print' })
    expect(await visibleText(page)).not.toMatch(/Ayşe|Hasta Listesi|Boğaziçi|yılmaz/i)
    await expect(screenLock.boxes.first()).toBeHidden()
    await page.emulateMedia({ media: null })
    // The boxes are hidden while the page is printed, so that the emulation takes the focus.
    await screenLock.boxes.first().focus()
  })
  await test.step('the PIN restores the dialog, and the event is listed', async () => {
    await screenLock.enter(PIN)
    await expect(page.getByRole('combobox')).toHaveValue('yılmaz')
    await expect(page.getByRole('combobox')).toBeFocused()
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Kullanıcı menüsü' }).click()
    await page.getByRole('menuitem', { name: 'Son sistem mesajları' }).click()
    await expect(page.getByRole('dialog').getByText('Dr. Kaya').first()).toBeVisible()
  })
})

test('a resumed laptop is locked before the first paint, and the key that resumed it has no effect (F-B22)', {
  tag: '@firefox-only',
}, async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await openWithClock(page, '/tr')
  await expectLockOnResume(page)
})
