import { choose, confirmationText, countLoads, EGE, expectClinic } from '../support/e2e/clinics'
import { waitForLiveConnections } from '../support/e2e/live-connection'
import { MISSING_FILE } from '../support/e2e/page-monitor'
import { skipRetryDelays, waitForFeatures } from '../support/e2e/settled'
import { expect, test } from '../support/e2e/test'
import { recordText } from '../support/e2e/text-recorder'

const ASYNC_CODE = '**/static/js/async/**'

test('after a deployment that responds to old files with an HTML page, the page reloads once and then shows a message (F-O01, F-O02)', async ({
  page,
  signIn,
  allow,
}) => {
  allow(MISSING_FILE)
  await page.clock.install()
  await signIn(page, 'single')
  await page.goto('/tr/stok-sayimi')
  await waitForFeatures(page)
  const loads = countLoads(page)
  await page.route(ASYNC_CODE, (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' },
      body: '<!doctype html><h1>Klinik Portalı</h1>',
    }),
  )
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'newer' } }))
  await page.getByRole('link', { name: 'Takvim' }).first().click()
  // The files are tried again before the reload and after it.
  await skipRetryDelays(page, page.getByRole('heading', { level: 1, name: 'Yeni bir sürüm var' }))
  expect(loads()).toBe(1)

  await page.unroute(ASYNC_CODE)
  await page.getByRole('button', { name: 'Sayfayı yenile' }).click()
  await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeVisible()
})

test('with blocked storage the portal works without stored preferences, and a clinic switch without a confirmation (F-B13, F-O08)', async ({
  page,
  signIn,
  sandbox,
}) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await signIn(page, 'doctor')
  const confirmations = await recordText(page, confirmationText(EGE.name))
  await page.goto('/tr/stok-sayimi')
  await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeVisible()
  await page.getByRole('button', { name: 'Tema' }).click()
  await page.getByRole('menuitemradio', { name: 'Koyu' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')

  const loads = countLoads(page)
  const reloaded = page.waitForEvent('load')
  await choose(page, EGE.name)
  await reloaded
  await expectClinic(page, EGE)
  await waitForFeatures(page)
  await waitForLiveConnections(sandbox)
  expect(confirmations()).toEqual([])
  expect(loads()).toBe(1)
})
