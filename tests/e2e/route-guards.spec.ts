import type { Page } from '@playwright/test'
import { withConfig } from '../support/config'
import { waitForLiveConnections } from '../support/live-connection'
import { ERP, FINANCE, REPORTS } from '../support/menu-groups'
import { requestsOf } from '../support/settled'
import { expect, test } from '../support/test'

const STAFF_MENU = ['Ana Sayfa', 'Hasta İşlemleri', ...REPORTS, 'Gelen Hastalar', ...FINANCE, ...ERP, 'Destek']

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' })

async function readMenu(page: Page): Promise<string[]> {
  const folded = menuOf(page).getByRole('button', { expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
  return menuOf(page).getByRole('link').allInnerTexts()
}

test('finance and most reports are hidden while the transactions setting is on, and say why', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'staff')
  await page.goto('/tr')
  await expect(menuOf(page).getByRole('button', { name: 'Finans' })).toBeVisible()
  await waitForLiveConnections(sandbox)
  await sandbox.setTransactions(true)
  await expect(menuOf(page).getByRole('button', { name: 'Finans' })).toHaveCount(0)
  const hidden = [
    ...FINANCE,
    'Tedavi Raporları',
    'Uygulanan Tedavi Raporu',
    'Onamsız Tedavi Raporları',
    'SMS Raporları',
  ]
  const left = STAFF_MENU.filter((title) => !hidden.includes(title))
  await expect.poll(() => readMenu(page)).toEqual(left)

  await page.goto('/tr/finans/banka-cari')
  await expect(page.getByRole('heading', { level: 1, name: 'Bu sayfa şu anda gizli' })).toBeVisible()
})

test('permissions that cannot be loaded allow nothing, and can be retried (F-N17)', async ({
  page,
  signIn,
  sandbox,
  allow,
}) => {
  allow({ console: /Failed to load resource/ })
  await signIn(page, 'doctor')
  const settled = requestsOf(page)
  await page.route('**/api/v1/user/info-detail', (route) => route.fulfill({ status: 403, json: { statusCode: 403 } }))
  await page.goto('/tr/takvim')
  await expect(page.getByRole('heading', { level: 1, name: 'Yetkileriniz yüklenemedi' })).toBeVisible()
  await expect(menuOf(page).getByRole('link', { name: 'Takvim' })).toHaveCount(0)

  // The portal asks again by itself when the live connection is there.
  await waitForLiveConnections(sandbox)
  await settled()
  await page.unroute('**/api/v1/user/info-detail')
  await page.getByRole('main').getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible()
})

test('a screen of another application opens there with the same path and query', async ({ page, signIn, allow }) => {
  const elsewhere = 'https://old.clinic.example'
  allow({ origin: elsewhere })
  await signIn(page, 'doctor')
  await page.route(`${elsewhere}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>old</h1>' }))
  await withConfig(page, { otherScreensUrl: elsewhere, handOverScreens: ['settings'] })
  await page.goto('/tr')
  const menu = page.getByRole('navigation', { name: 'Ana menü' })
  await menu.getByRole('button', { name: 'Finans' }).click()
  await menu.getByRole('link', { name: 'Banka Cari' }).click()
  await expect(page).toHaveURL(`${elsewhere}/tr/finans/banka-cari`)
  await page.goto('/en/settings?from=mail')
  await expect(page).toHaveURL(`${elsewhere}/en/settings?from=mail`)
})
