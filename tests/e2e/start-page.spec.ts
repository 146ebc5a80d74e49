import type { Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from '../support/e2e/accessibility'
import { BAD_GATEWAY, MISSING_FILE } from '../support/e2e/page-monitor'
import { overflow } from '../support/e2e/shell'
import { signInForm } from '../support/e2e/sign-in-form'
import { expect, test } from '../support/e2e/test'

const MAIN = '**/static/js/index.*.js'
const PACKAGES = '**/static/js/packages.*.js'
const STYLES = '**/static/css/index.*.css'

const NOT_LOADED = {
  tr: { heading: 'Klinik Portalı henüz yüklenemedi', retry: 'Yeniden dene' },
  en: { heading: 'The clinic portal has not loaded yet', retry: 'Try again' },
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a main file that answers 502 is named, and a retry starts the portal when the server is back (F-R03)', async ({
  page,
  allow,
}) => {
  allow(MISSING_FILE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.route(PACKAGES, (route) => route.fulfill(BAD_GATEWAY))
  await page.goto('/en')
  await expect(heading(page, NOT_LOADED.en.heading)).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length)
  await expect.poll(paints, 'the message is painted').toBeGreaterThan(0)
  await expectAccessibleAtEveryWidth(page, [1440, 320])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: NOT_LOADED.en.retry })).toBeFocused()
  await page.unroute(PACKAGES)
  await page.keyboard.press('Enter')
  await expect(signInForm(page, 'en').heading).toBeVisible()
})

test('a start without the style sheet is repeated when the style sheet is back (F-R03)', async ({ page, allow }) => {
  allow(MISSING_FILE)
  await page.route(STYLES, (route) => route.fulfill(BAD_GATEWAY))
  const refused = page.waitForResponse(STYLES)
  await page.goto('/tr')
  expect((await refused).status()).toBe(502)
  await page.unroute(STYLES)
  const styledButton = signInForm(page).submit
  await expect(styledButton).not.toHaveCSS('border-radius', '0px')
  await expect(signInForm(page).heading).toBeVisible()
})

test('a start that takes longer than 20 s is named, and goes on (F-R03)', async ({ page }) => {
  await page.clock.install()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(MAIN, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/tr', { waitUntil: 'commit' })
  await page.locator('.boot').waitFor({ state: 'attached' })
  await page.clock.runFor(20_000)
  await expect(heading(page, NOT_LOADED.tr.heading)).toBeVisible()
  release()
  await expect(signInForm(page).heading).toBeVisible()
  await expect(heading(page, NOT_LOADED.tr.heading)).toHaveCount(0)
})

test('the loading skeleton fits every width and layout (F-R17)', async ({ page, signIn }) => {
  await signIn(page, 'single')
  for (const [layout, width] of [
    ['vertical', 390],
    ['vertical', 320],
    ['horizontal', 320],
    ['vertical', 1280],
  ] as const) {
    await test.step(`${width} px, ${layout} layout`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript((value) => localStorage.setItem('portal.layout', value), layout)
      await page.route(MAIN, () => {})
      await page.goto('/tr', { waitUntil: 'commit' })
      await expect(page.locator('.boot-page i').last()).toBeVisible()
      await expect.poll(() => overflow(page)).toBe(0)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
})
