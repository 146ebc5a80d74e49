import type { Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from '../support/e2e/accessibility'
import { signInForm } from '../support/e2e/sign-in-form'
import { expect, test } from '../support/e2e/test'

const TEXTS = {
  tr: { heading: 'Lütfen tarayıcınızı güncelleyin', reload: 'Sayfayı yenile' },
  en: { heading: 'Please update your browser', reload: 'Reload the page' },
}

/** Makes the browser an old one: without the named property, or without the CSS whose test contains the text. */
const removeFeature = (page: Page, feature: string) =>
  page.addInitScript((name) => {
    if (/^[A-Z]\w+$/.test(name)) {
      Reflect.deleteProperty(window, name)
    } else {
      const supports = CSS.supports.bind(CSS)
      CSS.supports = (first: string, value?: string) =>
        !`${first}: ${value ?? ''}`.includes(name) && (value === undefined ? supports(first) : supports(first, value))
    }
  }, feature)

const heading = (page: Page, language: 'tr' | 'en') =>
  page.getByRole('alert').getByRole('heading', { level: 1, name: TEXTS[language].heading })

/** `index-html.test.ts` removes every feature; here one test of styles and one test that throws are enough. */
test('a browser without a required feature is asked to be updated; the message names the versions that work, and is accessible in light and dark mode', async ({
  anotherContext,
}) => {
  for (const [language, path, feature, colorScheme, width] of [
    ['tr', '/tr/takvim', ':has(', 'light', 1440],
    ['en', '/en/calendar', 'AbortSignal', 'dark', 390],
  ] as const) {
    await test.step(`${path} without ${feature}`, async () => {
      const page = await (await anotherContext({ colorScheme })).newPage()
      await removeFeature(page, feature)
      const requests: string[] = []
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      // Its load event never comes: the page stops loading.
      await page.goto(path, { waitUntil: 'commit' })
      await expect(heading(page, language)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(requests.filter((request) => request.startsWith('/api') || request === '/config.json')).toEqual([])
      await expect(page.getByRole('listitem')).toContainText([/Chrome \d/, /Edge \d/, /Firefox \d/, /Safari \d/])
      await expect(page).toHaveTitle(TEXTS[language].heading)
      await expect(page.getByRole('button')).toHaveCount(0)
      const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length)
      await expect.poll(paints, 'the message is painted').toBeGreaterThan(0)
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme)
      await expectAccessibleAtEveryWidth(page, [width])
    })
  }
})

test('a bundle that does not parse says so, and a reload starts the portal', async ({ page, allow }) => {
  allow({ console: /SyntaxError/, uncaught: /SyntaxError/ })
  for (const [language, path, bundle] of [
    ['tr', '/tr/takvim', '**/static/js/index.*.js'],
    ['en', '/en/sign-in', '**/static/js/async/*.js'],
  ] as const) {
    await test.step(`${path}: ${bundle}`, async () => {
      await page.route(bundle, (route) => route.fulfill({ contentType: 'text/javascript', body: 'syntax of tomorrow' }))
      await page.goto(path)
      await expect(heading(page, language)).toBeVisible()
      if (language === 'tr') await expectAccessibleAtEveryWidth(page, [390])
      await page.unroute(bundle)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: TEXTS[language].reload })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(signInForm(page, language).heading).toBeVisible()
    })
  }
})
