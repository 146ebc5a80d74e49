import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { COMPANY_SETTINGS, startPortalPlatform } from '../support/vitest/portal-platform'
import { mainMenu, renderPortal } from '../support/vitest/render-screen'

const { server, signIn } = startPortalPlatform()

const ERP = [
  'Tedarikçi Listesi',
  'Ürün Listesi',
  'Stok Sayımı',
  'FIFO Maliyet Raporu',
  'LIFO Maliyet Raporu',
  'Son Kullanma Tarihi (Miat) Raporu',
  'Kritik Stok Listesi',
  'Stok Değerleme Raporu',
]

const REPORTS = [
  'Acil Hasta Listesi',
  'Tedavisi Geciken Hastalar',
  'Tedavi Raporları',
  'Uygulanan Tedavi Raporu',
  'Onamsız Tedavi Raporları',
  'Gün Sonu Raporu',
  'SMS Raporları',
]

const FINANCE = [
  'Yönetici Cari',
  'Hasta Cari',
  'Tedarikçi Cari',
  'Banka Cari',
  'Alış Faturaları',
  'Satış Faturaları',
  'Uygulanan Tedavi Raporu (Finans)',
  'Finans Ayarları',
]

const REPORTS_WITH_TRANSACTIONS = ['Acil Hasta Listesi', 'Tedavisi Geciken Hastalar', 'Gün Sonu Raporu']
const group = (name: string, entries: readonly string[]) => `${name}: ${entries.join(', ')}`

/** The menus of section 6 of the specification, by account. */
const MENUS = {
  doctor: (transactions: boolean) => [
    'Ana Sayfa',
    'Takvim',
    'Randevu Listesi',
    'Hasta Listesi',
    'Hasta İşlemleri',
    group('MBYS', ['MBYS Listesi', 'MBYS Sistemi']),
    group('Raporlar', transactions ? REPORTS_WITH_TRANSACTIONS : REPORTS),
    group('Hasta Transferi', ['Eş Klinik Listesi', 'Gelen Hastalar', 'Giden Hastalar']),
    ...(transactions ? [] : [group('Finans', FINANCE)]),
    group('ERP', ERP),
    group('Yönetim', ['Yorumlar', 'Blog Yönetimi', 'Ayarlar']),
    'Destek',
  ],
  bare: () => ['Ana Sayfa', group('ERP', ERP), 'Destek'],
}

async function readMenu(): Promise<string[]> {
  const { queryAllByRole, getAllByRole } = mainMenu()
  for (const folded of queryAllByRole('button', { expanded: false })) {
    if (folded.closest('[data-tree]')) await userEvent.click(folded)
  }
  const [first] = getAllByRole('link', { name: 'Ana Sayfa' })
  const items = [...(first?.closest('[data-tree] > ul')?.children ?? [])]
  return items.map((item) => {
    const links = [...item.querySelectorAll('a')].map((link) => link.textContent)
    const heading = item.querySelector('button')?.textContent
    return heading ? `${heading}: ${links.join(', ')}` : links.join(', ')
  })
}

test.each([
  ['doctor', false, 0],
  ['doctor', true, 1],
  // This account has no clinic, to which the setting belongs.
  ['bare', true, 0],
] as const)(
  'the menu of %s has the permitted screens, transactions: %j (F-P11)',
  async (account, transactions, rings) => {
    signIn(account, { transactions })
    await renderPortal('/tr/destek')
    await waitFor(async () => expect(await readMenu()).toEqual(MENUS[account](transactions)))
    // The menu has the text alternative of the ring around the avatar.
    await userEvent.click(screen.getByRole('button', { name: /^Kullanıcı menüsü/ }))
    expect(screen.queryAllByText('Finansal işlem ayarı açık')).toHaveLength(rings)
  },
)

test('only screens that depend on the settings of the clinic wait for them', async () => {
  signIn('doctor')
  server.use(http.get(COMPANY_SETTINGS, () => new Promise<never>(() => {})))
  const { router } = await renderPortal('/tr/hasta-listesi')
  expect(await screen.findByRole('heading', { level: 1, name: 'Hasta Listesi' })).toBeInTheDocument()
  await act(() => router.navigate('/tr/finans/banka-cari'))
  expect(within(screen.getByRole('main')).getByText('Yükleniyor...')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { level: 1, name: 'Banka Cari' })).not.toBeInTheDocument()
})

test('the explanation of a forbidden screen names it and links to the home page (F-N04)', async () => {
  signIn('bare')
  const { path } = await renderPortal('/en/reports/end-of-day')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' }),
  ).toBeInTheDocument()
  expect(screen.getByText(/permission to view End-of-day report/)).toBeInTheDocument()
  expect(mainMenu().getByRole('link', { name: 'Support' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Back to home' }))
  await waitFor(() => expect(path()).toBe('/en'))
})

test('a screen that is not part of the portal shows its name and says so', async () => {
  signIn('doctor')
  const { path } = await renderPortal('/tr/raporlar/gun-sonu-raporu')
  expect(await screen.findByRole('heading', { level: 1, name: 'Gün Sonu Raporu' })).toBeInTheDocument()
  await waitFor(() => expect(document.title).toMatch(/^(\(\d+\) )?Gün Sonu Raporu · Klinik Portalı$/))
  expect(screen.getByText(/Bu sayfa portalın parçası değil\./)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Destek sayfasına git' }))
  await waitFor(() => expect(path()).toBe('/tr/destek'))
})

test('invalid permissions allow nothing (F-N01)', async () => {
  signIn('doctor', { permissions: null })
  await renderPortal('/tr/takvim')
  expect(await screen.findByRole('heading', { level: 1, name: 'Bu sayfa için yetkiniz yok' })).toBeInTheDocument()
})

test.each([
  ['/tr/boyle-bir-sayfa-yok', 'Sayfa bulunamadı', 'Ana sayfaya dön', '/tr'],
  ['/en/nothing/here', 'Page not found', 'Back to home', '/en'],
] as const)('%s has a page that says it does not exist (F-M07)', async (address, title, home, homePath) => {
  signIn('single')
  const { path } = await renderPortal(address)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(path()).toBe(address)
  await userEvent.click(screen.getByRole('link', { name: home }))
  await waitFor(() => expect(path()).toBe(homePath))
})

const BREADCRUMBS = { name: /^(Sayfa yolu|Breadcrumbs)$/ }

async function findBreadcrumbs() {
  const crumbs = within(await screen.findByRole('navigation', BREADCRUMBS))
  const items = () => crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)
  return { ...crumbs, texts: () => items().filter(Boolean) }
}

test.each([
  ['/tr/finans/banka-cari', ['Finans', 'Banka Cari'], 'Banka Cari'],
  ['/en/finance/bank-accounts', ['Finance', 'Bank ledger'], 'Bank ledger'],
  ['/tr/takvim', ['Takvim'], 'Takvim'],
  ['/en/settings', ['Management', 'Settings'], 'Settings'],
  ['/tr/hasta-takip/42', ['Hasta İşlemleri', 'Hasta Takip'], 'Hasta Takip'],
] as const)('%s has breadcrumbs and a title (F-P10)', async (address, trail, title) => {
  signIn('doctor')
  const { path } = await renderPortal(address)
  const crumbs = await findBreadcrumbs()
  await waitFor(() => expect(crumbs.texts()).toEqual(trail))
  expect(crumbs.getByText(title, { selector: '[aria-current="page"]' })).toBeInTheDocument()
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^(\\(\\d+\\) )?${title} · `)))
  await userEvent.click(crumbs.getByRole('link', { name: /^(Ana Sayfa|Home)$/ }))
  await waitFor(() => expect(path()).toBe(address.slice(0, 3)))
  await waitFor(() => expect(screen.queryByRole('navigation', BREADCRUMBS)).not.toBeInTheDocument())
})

test('without the settings permission the settings are not in a menu group', async () => {
  signIn('single')
  await renderPortal('/tr/ayarlar')
  expect(await mainMenu().findByRole('link', { name: 'Takvim' })).toBeInTheDocument()
  expect((await findBreadcrumbs()).texts()).toEqual(['Ayarlar'])
  expect(screen.getByRole('radio', { name: 'Koyu' })).toBeInTheDocument()
})
