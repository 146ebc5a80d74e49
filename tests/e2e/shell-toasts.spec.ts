import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/e2e/accessibility'
import { boxOf, expectInViewport, expectNotCovering } from '../support/e2e/layout-assertions'
import { openPortal } from '../support/e2e/live-connection'
import { remindersResponse } from '../support/e2e/reminders'
import { toastRegion } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'
import type { SandboxControl } from '../support/sandbox-control'

const USER_MENU = 'Kullanıcı menüsü'
const RECENT = 'Son sistem mesajları'

/** A position of the mouse away from the toasts, which pause while hovered. */
const AWAY_FROM_TOASTS = { x: 300, y: 700 }

/** Pauses the clock, so that toasts do not disappear. Fails if the time has passed before the command arrives. */
const pauseClock = (page: Page) =>
  expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)).toPass()

async function openRecent(page: Page) {
  await page.getByRole('button', { name: USER_MENU }).click()
  // This item is added above the others a moment after the page is ready: a click during that move hits nothing.
  await expect(page.getByRole('menuitem', { name: 'Hasta sitesine git' })).toBeVisible()
  await page.getByRole('menuitem', { name: RECENT }).click()
  return page.getByRole('dialog', { name: RECENT })
}

/** Expects a page with a controllable clock and without toasts, and leaves it without toasts, with the clock running. */
async function expectToastKeys(page: Page, sandbox: SandboxControl): Promise<void> {
  const search = page.getByRole('button', { name: 'Hasta, sayfa veya işlem ara' })
  await search.focus()
  await pauseClock(page)
  for (const created_by of ['Elif', 'Mert']) await sandbox.addReminder({ created_by })
  const toasts = toastRegion(page).getByRole('group')
  await expect(toasts).toHaveCount(2)
  await page.keyboard.press('F6')
  await expect(toasts.last()).toBeFocused()
  // Longer than a toast stays. An even longer jump may pass the time of a demo reminder, or close the live connection.
  await page.clock.fastForward(6_000)
  await page.keyboard.press('F6')
  await expect(search).toBeFocused()
  await page.keyboard.press('F6')
  await expect(toasts.last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toasts).toHaveCount(1)
  await expect(toasts).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toasts.getByRole('button', { name: 'Göster' })).toBeFocused()
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: 'Hatırlatmalar' })
  await expect(list.getByRole('listitem').and(page.locator(':focus'))).toHaveCount(1)
  await expect(toastRegion(page)).toHaveCount(0)

  await test.step('over a dialog, Escape closes the toast first', async () => {
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await page.clock.resume()
    const drawer = await openRecent(page)
    await sandbox.addReminder({ created_by: 'Can' })
    await expect(toasts).toBeVisible()
    await page.keyboard.press('F6')
    await expect(toasts).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(toastRegion(page)).toHaveCount(0)
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })
}

test.beforeEach(async ({ page, sandbox, signIn }) => {
  // This reminder has no time: one of the demo data that becomes due would add a toast.
  await sandbox.replaceResponse('listReminders', { body: remindersResponse([{ patient: 'Ada' }]) })
  await signIn(page, 'doctor')
  await page.mouse.move(AWAY_FROM_TOASTS.x, AWAY_FROM_TOASTS.y)
})

test('F6 focuses the newest toast, Escape closes it, and the focus returns; a toast is at the top right, not animated with reduced motion, not printed, and accessible with its list; toasts are beside open panels, also on a phone, and both can be used (F-N14, F-O19)', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  await openPortal(page, sandbox, '/tr/stok-sayimi')
  await test.step('keys', () => expectToastKeys(page, sandbox))
  const toasts = toastRegion(page)
  const toast = toasts.getByRole('group').last()
  const close = toast.getByRole('button', { name: 'Mesajı kapat' })
  /** Shows four toasts, which stay because they have the focus, and expects that they do not cover the panel. */
  const expectAdjacent = async (panel: Locator) => {
    await expect(panel).toBeVisible()
    for (const created_by of ['Elif', null, 'Mehmet Öztürk', 'Can']) await sandbox.addReminder({ created_by })
    await toasts.getByRole('group').last().waitFor()
    // Another toast may arrive after the key: pressing F6 again returns, and then focuses the newest.
    await expect(async () => {
      await page.keyboard.press('F6')
      await expect(toasts.getByRole('group').last()).toBeFocused({ timeout: 1_000 })
    }).toPass()
    await expectNotCovering(panel, toasts)
    await expectInViewport(toasts)
  }
  /** Repeats the check of `expectAdjacent` with the panel and the toasts that are open. */
  const expectAdjacentOnPhones = async (panel: Locator) => {
    for (const [width, height] of [
      [390, 844],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expectNotCovering(panel, toasts)
      await expectInViewport(toasts)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  }

  await test.step('at the top right, not animated, not printed', async () => {
    await sandbox.addReminder({ created_by: 'Elif Şahin' })
    await expect(toast).toContainText('Elif Şahin tarafından yeni hatırlatma eklendi!')
    await toast.hover()
    await expect.poll(async () => (await boxOf(toast)).x).toBeGreaterThan(720)
    await expect.poll(async () => (await boxOf(toast)).y).toBeGreaterThan(64)
    const duration = await toast.evaluate((element) => Number.parseFloat(getComputedStyle(element).animationDuration))
    expect(duration).toBeLessThan(0.001)
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expect(toast).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await close.click()
    await expect(toasts).toHaveCount(0)
  })

  const drawer = await openRecent(page)
  await test.step('accessible with its list', async () => {
    await sandbox.addReminder({ created_by: 'Can' })
    await toast.hover()
    await expectAccessible(page)
    await close.click()
    await expect(toasts).toHaveCount(0)
  })

  await test.step('beside a drawer', async () => {
    await expectAdjacent(drawer)
    await expectAdjacentOnPhones(drawer)
    await drawer.getByRole('button', { name: 'Kapat', exact: true }).click()
    await expect(drawer).toBeHidden()
    // Hovered toasts stay.
    await toasts.hover()
    await expect(toasts).toBeVisible()
    await expectInViewport(toasts)
    await page.mouse.move(AWAY_FROM_TOASTS.x, AWAY_FROM_TOASTS.y)
  })

  await test.step('beside a dialog', async () => {
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Klavye kısayolları' })
    await expectAdjacent(list)
    await expectAdjacentOnPhones(list)
    await toasts.getByRole('button', { name: 'Mesajı kapat' }).last().click()
    await expect(list).toBeVisible()
    await list.getByRole('button', { name: 'Kapat', exact: true }).click()
    await expect(list).toBeHidden()
  })

  await test.step('beside the palette', async () => {
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Hasta, sayfa ve işlem arama' })
    await expectAdjacent(palette)
    await expectAdjacentOnPhones(palette)
    await palette.getByRole('button', { name: 'Kapat', exact: true }).click()
    await expect(palette).toBeHidden()
  })

  await test.step('beside a menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: USER_MENU }).click()
    await expectAdjacent(page.getByRole('menu', { name: USER_MENU }))
  })
})

test('F6 focuses the newest toast, Escape closes it, and the focus returns', { tag: '@firefox-only' }, async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  await openPortal(page, sandbox, '/tr/stok-sayimi')
  await expectToastKeys(page, sandbox)
})
