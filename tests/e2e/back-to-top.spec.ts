import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { expectNotOverlapping, expectInViewport, expectNotCovering } from '../support/layout-assertions'
import { waitForLiveConnections } from '../support/live-connection'
import { expect, test } from '../support/test'

const button = (page: Page) => page.getByRole('button', { name: 'Başa dön' })

/** Makes the page long, because no screen is with the demo data. */
async function openLongPage(page: Page, path = '/tr'): Promise<void> {
  await page.goto(path)
  await page.getByRole('main').waitFor()
  await page.evaluate(() => {
    const list = document.createElement('p')
    list.style.cssText = 'display: grid; gap: 8px; justify-items: end'
    for (let n = 0; n < 60; n += 1) {
      const row = document.createElement('button')
      row.textContent = `Satır ${n}`
      row.style.minHeight = '36px'
      list.append(row)
    }
    document.querySelector('main > *')?.append(list)
  })
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
})

test('the button moves scroll position and focus to the top, by mouse and by keyboard', async ({ page }) => {
  await openLongPage(page)
  await scrollTo(page, 2_000)
  await button(page).click()
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await scrollTo(page, 2_000)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(button(page)).toHaveCount(0)
})

test('the button covers neither the end of the page, nor the focused element, nor toasts (F-P08)', async ({
  page,
  sandbox,
}) => {
  for (const [width, height, mode] of [
    [1440, 900, 'light'],
    [1024, 768, 'dark'],
    [390, 844, 'light'],
  ] as const) {
    await test.step(`${width} px, ${mode}`, async () => {
      await page.setViewportSize({ width, height })
      await page.addInitScript((chosen) => localStorage.setItem('portal.mode', chosen), mode)
      await openLongPage(page, '/tr/stok-sayimi')
      await waitForLiveConnections(sandbox)
      await scrollTo(page, 100_000)
      await expectInViewport(button(page))
      await expectNotCovering(page.getByRole('main'), button(page))

      await scrollTo(page, 500)
      const rows = page.getByRole('button', { name: /^Satır/ })
      await rows.nth(20).focus()
      for (let n = 0; n < 25; n += 1) {
        await page.keyboard.press('Tab')
        await expectNotOverlapping(page.locator(':focus'), button(page))
      }

      await sandbox.addReminder({ created_by: 'Elif' })
      const toasts = page.getByRole('region', { name: 'Sistem mesajları' })
      await toasts.hover()
      await expectNotOverlapping(toasts, button(page))
    })
  }
})

test('the button is accessible in both languages and modes', async ({ page }) => {
  for (const [language, mode] of [
    ['tr', 'light'],
    ['en', 'dark'],
  ] as const) {
    await test.step(`${language}, ${mode}`, async () => {
      await page.addInitScript((chosen) => localStorage.setItem('portal.mode', chosen), mode)
      await page.goto(language === 'tr' ? '/tr/stok-sayimi' : '/en/stock-taking')
      await page.getByRole('main').waitFor()
      await page.getByRole('main').evaluate((main) => {
        main.style.minHeight = '3000px'
      })
      await scrollTo(page, 1_000)
      await expect(page.getByRole('button', { name: language === 'tr' ? 'Başa dön' : 'Back to top' })).toBeVisible()
      await expectAccessible(page)
    })
  }
})
