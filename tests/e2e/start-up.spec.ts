import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { signInForm } from '../support/sign-in-form'
import { waitForFeatures } from '../support/settled'
import { expect, test } from '../support/test'

const CONFIG = '**/config.json'
const ASYNC_CODE = '**/static/js/async/**'
const BROKEN = { console: /Failed to load resource|MIME type/ }

const respondWithConfig = (page: Page, response: object) => page.route(CONFIG, (route) => route.fulfill(response))

test('an invalid configuration lists its wrong keys (F-O05)', async ({ page }) => {
  for (const [language, path, title, keys] of [
    ['tr', '/tr/takvim', 'Portal başlatılamadı', 'Düzeltilmesi gereken anahtarlar:'],
    ['en', '/en', 'The portal could not start', 'Keys to fix:'],
  ] as const) {
    await test.step(language, async () => {
      await respondWithConfig(page, {
        json: { apiUrl: 7, patientSite: { url: 'javascript:alert(1)', cookieDomain: '' } },
      })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: keys })).toBeVisible()
      await expect(page.getByRole('listitem')).toHaveText(['apiUrl', 'patientSite.url', 'calendarHelpCategory'])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.reload()
        await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme)
        await expectAccessible(page)
      }
      await page.unroute(CONFIG)
    })
  }
})

test('without a connection the portal says so, and starts on a retry (F-A26)', async ({ page, allow }) => {
  allow(BROKEN)
  await page.route(CONFIG, (route) => route.abort('internetdisconnected'))
  await page.goto('/tr')
  await expect(page.getByRole('heading', { level: 1, name: 'Sunucuya ulaşılamıyor' })).toBeVisible()
  await page.unroute(CONFIG)
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(signInForm(page).heading).toBeVisible()
})

for (const [how, response] of [
  ['404', { status: 404, body: 'Not found' }],
  [
    'an HTML page',
    {
      status: 200,
      headers: { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' },
      body: '<!doctype html><h1>Klinik Portalı</h1>',
    },
  ],
] as const) {
  test(`after a deployment that responds to old files with ${how}, the page reloads once and then shows a message (F-O01, F-O02)`, async ({
    page,
    signIn,
    allow,
  }) => {
    allow(BROKEN)
    await signIn(page, 'single')
    await page.goto('/tr/takvim')
    await expect(page.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible()
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.route(ASYNC_CODE, (route) => route.fulfill(response))
    await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'newer' } }))
    await page.getByRole('link', { name: 'Ana Sayfa' }).first().click()
    const message = page.getByRole('heading', { level: 1, name: 'Yeni bir sürüm var' })
    // The files are tried again for 7 s, before the reload and after it.
    await expect(message).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => loads).toBe(1)
    await expectAccessible(page)
    expect(loads).toBe(1)

    await page.unroute(ASYNC_CODE)
    await page.getByRole('button', { name: 'Sayfayı yenile' }).click()
    await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeVisible()
  })
}

test('a screen whose code cannot be loaded offline opens without a page load when the network is back', async ({
  page,
  context,
  signIn,
  allow,
}) => {
  allow({ console: /Failed to load resource|WebSocket/ })
  await signIn(page, 'single')
  await page.goto('/tr/takvim')
  await expect(page.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible()
  await waitForFeatures(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Ana Sayfa' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sunucuya ulaşılamıyor' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Yeniden dene' })).toBeVisible()
  const loads: unknown[] = []
  page.on('load', (loaded) => loads.push(loaded))
  await context.setOffline(false)
  await expect(page).toHaveURL('/tr')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Merhaba')
  expect(loads).toEqual([])
})

test('with blocked storage the portal works without stored preferences (F-B13)', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await signIn(page, 'single')
  await page.goto('/tr')
  await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeVisible()
  await page.getByRole('button', { name: 'Tema' }).click()
  await page.getByRole('menuitemradio', { name: 'Koyu' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
})
