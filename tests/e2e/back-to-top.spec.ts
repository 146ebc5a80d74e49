import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/e2e/accessibility'
import {
  appendRows,
  expectInViewport,
  expectNotCovering,
  expectNotOverlapping,
  expectRowsUncovered,
} from '../support/e2e/layout-assertions'
import { waitForLiveConnections } from '../support/e2e/live-connection'
import { toastRegion } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'

const button = (page: Page) => page.getByRole('button', { name: 'Başa dön' })

/** Makes the page long, because no screen is long with the demo data. */
async function openLongPage(page: Page): Promise<void> {
  await page.goto('/tr/stok-sayimi')
  await appendRows(page)
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('the button scrolls to the top, is accessible, and covers neither the end of the page, nor the focused element, nor toasts (F-P08)', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn(page, 'doctor')
  await openLongPage(page)
  await waitForLiveConnections(sandbox)
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height })
      await scrollTo(page, 100_000)
      await expectInViewport(button(page))
      await expectNotCovering(page.getByRole('main'), button(page))
      if (width === 1440) await expectAccessible(page)
      await button(page).click()
      await expect.poll(() => scrolled(page)).toBe(0)
      await expect(page.getByRole('main')).toBeFocused()

      await scrollTo(page, 500)
      await expectRowsUncovered(button(page), { after: 20, count: 15 })

      await sandbox.addReminder({ created_by: 'Elif' })
      const toasts = toastRegion(page)
      await toasts.hover()
      await expectNotOverlapping(toasts, button(page))
    })
  }
})
