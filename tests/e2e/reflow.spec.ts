import type { Page } from '@playwright/test'
import { entryAt } from '../support/e2e/calendar'
import { findPatient } from '../support/e2e/reminders'
import { goTo, overflow } from '../support/e2e/shell'
import { trackRequests, twoFrames } from '../support/e2e/settled'
import { expect, test } from '../support/e2e/test'

const WITH_ENTRIES = ['/calendar', '/appointment-list', '/patient-list', '/patient-follow-ups']
const SCREENS = [...WITH_ENTRIES, '/settings', '/support', '']

const MIN_PX = 24

/** Names and sizes of the links and buttons of the page that are smaller than the minimum. */
const smallTargets = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('a[href], button')
    .evaluateAll(
      (targets, min) =>
        targets
          .map((target) => ({ name: target.textContent, box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.width < min || box.height < min))
          .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
      MIN_PX,
    )

async function expectReflow(page: Page, screen: string, settled = async () => {}): Promise<void> {
  // A window of 1280 by 1024 at 200 % zoom has 640 by 512 CSS pixels; 320 px are 400 %.
  await page.setViewportSize({ width: 640, height: 512 })
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await settled()
  await expect.poll(() => overflow(page), `${screen} at 640 px`).toBe(0)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => overflow(page), `${screen} at 320 px`).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect.poll(() => overflow(page), `${screen} with large text`).toBe(0)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

test('every screen reflows at 320 px, at 200 % zoom and with text of twice the size; tiles of the calendar, and names and numbers in tables are at least 24 px high and wide (F-P13, F-R18)', async ({
  page,
  signIn,
  sandbox,
}) => {
  await page.goto('/en/sign-in')
  await expectReflow(page, 'sign-in')
  const patient = await findPatient(page.request, await signIn(page, 'doctor'), false)
  for (const n of [1, 2, 3, 4, 5]) {
    await sandbox.addNotification(
      entryAt(n, `09:${n}0`, { doctor_name: 'Dr. Ayşe Yılmaz', appointment_type: 'Online' }),
    )
  }
  const main = page.getByRole('main')
  const entries = main.locator('[data-tile]').or(main.getByRole('rowheader')).or(main.locator('li[data-key]'))
  const settled = trackRequests(page, 100)
  await page.goto('/en/stock-taking')
  for (const screen of [...SCREENS, `/patient-follow-up/${patient.uuid}`]) {
    await goTo(page, `/en${screen}`)
    await expectReflow(page, screen, settled)
    if (!WITH_ENTRIES.includes(screen)) continue
    if (screen === '/patient-list') await main.getByRole('searchbox').fill('kaya')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await twoFrames(page)
      await expect(entries.first()).toBeVisible()
      await expect.poll(() => smallTargets(page), `${screen} at ${width} px`).toEqual([])
    }
  }
})
