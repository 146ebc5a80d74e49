import { goTo, overflow } from '../support/e2e/shell'
import { trackRequests } from '../support/e2e/settled'
import { expect, test } from '../support/e2e/test'

const SCREENS = ['/calendar', '/appointment-list', '/patient-list', '/patient-follow-ups', '/settings', '/support', '']

test('every screen reflows at 320 px, at 200 % zoom and with text of twice the size', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  const settled = trackRequests(page, 100)
  await page.goto('/en/stock-taking')
  for (const screen of SCREENS) {
    await goTo(page, `/en${screen}`)
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
})
