import type { Page } from '@playwright/test'
import type { AccountName } from '../support/accounts'
import { withConfig } from '../support/config'
import { waitForLiveConnections } from '../support/live-connection'
import { ERP, FINANCE, REPORTS } from '../support/menu-groups'
import { expect, test } from '../support/test'

const CARE = ['Takvim', 'Randevu Listesi', 'Hasta Listesi', 'Hasta İşlemleri']
const MBYS = ['MBYS Listesi', 'MBYS Sistemi']
const MANAGEMENT = ['Yorumlar', 'Blog Yönetimi', 'Ayarlar']
const TRANSFER = ['Eş Klinik Listesi', 'Gelen Hastalar', 'Giden Hastalar']

const ACCESS: Record<AccountName, { menu: string[]; allowed: string[]; forbidden: string[] }> = {
  doctor: {
    menu: ['Ana Sayfa', ...CARE, ...MBYS, ...REPORTS, ...TRANSFER, ...FINANCE, ...ERP, ...MANAGEMENT, 'Destek'],
    allowed: ['takvim', 'mbys-sistemi', 'raporlar/sms-raporlari', 'finans/yonetici-cari', 'sistem/yorumlar'],
    forbidden: [],
  },
  single: {
    menu: ['Ana Sayfa', 'Takvim', 'Randevu Listesi', 'Hasta Listesi', ...ERP, 'Destek'],
    allowed: ['takvim', 'randevu-listesi', 'hasta-listesi', 'stok-sayimi'],
    forbidden: ['hasta-islemleri', 'raporlar/acil-hasta-listesi', 'finans/ayarlar', 'sistem/yorumlar'],
  },
  staff: {
    menu: ['Ana Sayfa', 'Hasta İşlemleri', ...REPORTS, 'Gelen Hastalar', ...FINANCE, ...ERP, 'Destek'],
    allowed: ['hasta-islemleri', 'raporlar/gun-sonu-raporu', 'hasta-transferi/gelen-hastalar', 'finans/banka-cari'],
    forbidden: ['takvim', 'hasta-listesi', 'hasta-transferi/giden-hastalar', 'mbys-listesi'],
  },
  bare: {
    menu: ['Ana Sayfa', ...ERP, 'Destek'],
    allowed: ['stok-raporlari/stok-durumu', 'destek', 'ayarlar'],
    forbidden: ['takvim', 'hasta-islemleri', 'raporlar/acil-hasta-listesi', 'hasta-transferi/gelen-hastalar'],
  },
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' })

async function readMenu(page: Page): Promise<string[]> {
  const folded = menuOf(page).getByRole('button', { expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
  return menuOf(page).getByRole('link').allInnerTexts()
}

for (const account of Object.keys(ACCESS) as AccountName[]) {
  const { menu, allowed, forbidden } = ACCESS[account]

  test(`the menu of ${account} contains exactly the permitted screens`, async ({ page, signIn }) => {
    await signIn(page, account)
    await page.goto('/tr')
    await expect(menuOf(page).getByRole('link').last()).toBeVisible()
    await expect.poll(() => readMenu(page)).toEqual(menu)
  })

  test(`${account} can open the permitted screens, and gets an explanation on the others (F-N04)`, async ({
    page,
    signIn,
  }) => {
    await signIn(page, account)
    for (const slug of allowed) {
      await page.goto(`/tr/${slug}`)
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toBeVisible()
      await expect(title).not.toHaveText('Bu sayfa için yetkiniz yok')
    }
    for (const slug of forbidden) {
      await page.goto(`/tr/${slug}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Bu sayfa için yetkiniz yok' })).toBeVisible()
      await expect(menuOf(page)).toBeVisible()
    }
  })
}

test('the explanation names the screen and links to the home page', async ({ page, signIn }) => {
  await signIn(page, 'bare')
  await page.goto('/en/reports/end-of-day')
  await expect(page.getByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeVisible()
  await expect(page.getByText('permission to view End-of-day report')).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/en')
})

test('a screen that is not part of the portal shows its name and says so', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/raporlar/gun-sonu-raporu')
  await expect(page.getByRole('heading', { level: 1, name: 'Gün Sonu Raporu' })).toBeVisible()
  await expect(page).toHaveTitle(/^(\(\d+\) )?Gün Sonu Raporu · Klinik Portalı$/)
  await expect(page.getByText('Bu sayfa portalın parçası değil.')).toBeVisible()
  await page.getByRole('link', { name: 'Destek sayfasına git' }).click()
  await expect(page).toHaveURL('/tr/destek')
})

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
  const left = ACCESS.staff.menu.filter((title) => !hidden.includes(title))
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
  await page.route('**/api/v1/user/info-detail', (route) => route.fulfill({ status: 403, json: { statusCode: 403 } }))
  await page.goto('/tr/takvim')
  await expect(page.getByRole('heading', { level: 1, name: 'Yetkileriniz yüklenemedi' })).toBeVisible()
  await expect(menuOf(page).getByRole('link', { name: 'Takvim' })).toHaveCount(0)

  // The portal asks again by itself when the live connection is there.
  await waitForLiveConnections(sandbox)
  await page.waitForLoadState('networkidle')
  await page.unroute('**/api/v1/user/info-detail')
  await page.getByRole('main').getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible()
})

for (const permissions of [null, 'all', ['calendar'], { calendar: true }, { Calendar: ['calendar_show'] }]) {
  test(`invalid permissions (${JSON.stringify(permissions)}) allow nothing (F-N01)`, async ({ page, signIn }) => {
    await signIn(page, 'doctor')
    await page.route('**/api/v1/user/info-detail', async (route) => {
      const response = await route.fetch()
      const { userInfo, ...rest } = (await response.json()) as { userInfo: object }
      await route.fulfill({ response, json: { ...rest, userInfo: { ...userInfo, permissions } } })
    })
    await page.goto('/tr/takvim')
    await expect(page.getByRole('heading', { level: 1, name: 'Bu sayfa için yetkiniz yok' })).toBeVisible()
  })
}

for (const [path, title, home] of [
  ['/tr/boyle-bir-sayfa-yok', 'Sayfa bulunamadı', 'Ana sayfaya dön'],
  ['/en/nothing/here', 'Page not found', 'Back to home'],
] as const) {
  test(`${path} has a page that says it does not exist (F-M07)`, async ({ page, signIn }) => {
    await signIn(page, 'single')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveURL(path)
    await page.getByRole('link', { name: home }).click()
    await expect(page).toHaveURL(path.slice(0, 3))
  })
}

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
