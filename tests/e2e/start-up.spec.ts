import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { signInForm } from '../support/sign-in-form'
import { expect, test } from '../support/test'

const CONFIG = '**/config.json'
const ASYNC_CODE = '**/static/js/async/**'
const BROKEN = { console: /Failed to load resource|MIME type/ }

const answerConfig = (page: Page, response: object) => page.route(CONFIG, (route) => route.fulfill(response))

for (const [language, path, title, keys] of [
  ['tr', '/tr/takvim', 'Portal başlatılamadı', 'Düzeltilmesi gereken anahtarlar:'],
  ['en', '/en', 'The portal could not start', 'Keys to mend:'],
] as const) {
  test(`a wrong configuration is named key by key, in ${language}`, async ({ page }) => {
    await answerConfig(page, { json: { apiUrl: 7, patientSite: { url: 'javascript:alert(1)', cookieDomain: '' } } })
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
  })
}

test('a missing and an unreadable configuration are named by their file', async ({ page, allow }) => {
  allow(BROKEN)
  for (const response of [
    { status: 404, body: 'Not found' },
    { contentType: 'text/html', body: '<!doctype html><h1>Hi</h1>' },
    { body: '' },
  ]) {
    await answerConfig(page, response)
    await page.goto('/tr')
    await expect(page.getByRole('heading', { level: 1, name: 'Portal başlatılamadı' })).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveText(['config.json'])
    await page.unroute(CONFIG)
  }
})

test('a screen to hand over that nobody knows is a wrong configuration', async ({ page }) => {
  await answerConfig(page, {
    json: { calendarHelpCategory: '8a3b1f5c-2d8e-4e0f-9c61-3c7f5a1b0d42', handOverScreens: ['calendar', 'calender'] },
  })
  await page.goto('/tr')
  await expect(page.getByRole('listitem')).toHaveText(['handOverScreens.1'])
})

test('without a connection the portal says so, and starts at the second try', async ({ page, allow }) => {
  allow(BROKEN)
  await page.route(CONFIG, (route) => route.abort('internetdisconnected'))
  await page.goto('/tr')
  await expect(page.getByRole('heading', { level: 1, name: 'Sunucuya ulaşılamıyor' })).toBeVisible()
  await page.unroute(CONFIG)
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(signInForm(page).heading).toBeVisible()
})

test('a platform in trouble is not blamed on the configuration', async ({ page, allow }) => {
  allow(BROKEN)
  await answerConfig(page, { status: 503, contentType: 'text/html', body: '<h1>Service unavailable</h1>' })
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1, name: 'The server cannot be reached' })).toBeVisible()
})

test('texts that cannot be fetched at the start leave no white page', async ({ page, context, allow }) => {
  allow(BROKEN)
  await page.route(ASYNC_CODE, (route) => route.abort('connectionreset'))
  await page.addInitScript(() => {
    // As in a tab that had reloaded a moment ago for the same reason.
    sessionStorage.setItem('portal.chunk-reload', String(Date.now()))
  })
  await page.goto('/tr')
  await expect(page.getByRole('heading', { level: 1, name: 'Yeni bir sürüm var' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sayfayı yenile' })).toBeVisible()
  await context.close()
})

for (const [how, gone] of [
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
  test(`after a deployment that answers old files with ${how}, the page reloads once and then says what is left to do`, async ({
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
    await page.route(ASYNC_CODE, (route) => route.fulfill(gone))
    await page.getByRole('link', { name: 'Ana Sayfa' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Yeni bir sürüm var' })).toBeVisible()
    await expect.poll(() => loads).toBe(1)
    await expectAccessible(page)
    expect(loads).toBe(1)

    await page.unroute(ASYNC_CODE)
    await page.getByRole('button', { name: 'Sayfayı yenile' }).click()
    await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeVisible()
  })
}

test('a screen whose code cannot be fetched offline is asked for again without leaving the portal', async ({
  page,
  context,
  signIn,
  allow,
}) => {
  allow({ console: /Failed to load resource|WebSocket/ })
  await signIn(page, 'single')
  await page.goto('/tr/takvim')
  await expect(page.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Ana Sayfa' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sunucuya ulaşılamıyor' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(page).toHaveURL('/tr')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Merhaba')
})

test('blocked storage costs the preferences, not the portal', async ({ page, signIn }) => {
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
  await page.getByRole('button', { name: 'Görünüm' }).click()
  await page.getByRole('menuitemradio', { name: 'Koyu' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
})
