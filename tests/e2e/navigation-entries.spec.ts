import type { Locator } from '@playwright/test'
import type { AccountName } from '../support/accounts'
import { ERP, FINANCE, REPORTS } from '../support/menu-groups'
import { shell } from '../support/shell'
import { expect, test } from '../support/test'

const REPORTS_WITH_TRANSACTIONS = ['Acil Hasta Listesi', 'Tedavisi Geciken Hastalar', 'Gün Sonu Raporu']

const group = (name: string, entries: readonly string[]) => `${name}: ${entries.join(', ')}`

/** The menus of section 6 of the specification, by account. */
const MENUS: Record<AccountName, (transactions: boolean) => string[]> = {
  doctor: (transactions) => [
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
  single: () => ['Ana Sayfa', 'Takvim', 'Randevu Listesi', 'Hasta Listesi', group('ERP', ERP), 'Destek'],
  staff: (transactions) => [
    'Ana Sayfa',
    'Hasta İşlemleri',
    group('Raporlar', transactions ? REPORTS_WITH_TRANSACTIONS : REPORTS),
    group('Hasta Transferi', ['Gelen Hastalar']),
    ...(transactions ? [] : [group('Finans', FINANCE)]),
    group('ERP', ERP),
    'Destek',
  ],
  bare: () => ['Ana Sayfa', group('ERP', ERP), 'Destek'],
}

/** The links of a group are rendered when it is expanded. */
async function unfoldGroups(menu: Locator): Promise<void> {
  const folded = menu.locator('button[aria-expanded="false"]')
  while ((await folded.count()) > 0) await folded.first().click()
}

const entriesOf = (menu: Locator) =>
  menu.locator('[data-tree] > ul > li').evaluateAll((items) =>
    items.map((item) => {
      const links = [...item.querySelectorAll('a')].map((link) => link.textContent)
      const heading = item.querySelector('button')?.textContent
      return heading ? `${heading}: ${links.join(', ')}` : links.join(', ')
    }),
  )

for (const transactions of [false, true]) {
  for (const account of Object.keys(MENUS) as AccountName[]) {
    test(`the menu of ${account} with transactions ${transactions ? 'on' : 'off'}`, async ({
      page,
      signIn,
      sandbox,
    }) => {
      await sandbox.setTransactions(transactions)
      await signIn(page, account)
      await page.goto('/tr')
      const { menu, userMenu } = shell(page)
      const unfolded = async () => {
        await unfoldGroups(menu)
        return entriesOf(menu)
      }
      await expect.poll(unfolded).toEqual(MENUS[account](transactions))

      // Text alternative of the ring around the avatar; the setting needs a clinic.
      await userMenu.click()
      await expect(page.getByText('Finansal işlem ayarı açık')).toHaveCount(transactions && account !== 'bare' ? 1 : 0)
    })
  }
}
