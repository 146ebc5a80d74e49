import type { Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from '../support/e2e/accessibility'
import { expect, test } from '../support/e2e/test'

const LIST = 'Klavye kısayolları'

const listOf = (page: Page) => page.getByRole('dialog', { name: LIST })
const userMenu = (page: Page) => page.getByRole('button', { name: 'Kullanıcı menüsü' })

test('g and a letter go to a screen, and ? lists the shortcuts; the list is accessible (F-N07)', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/stok-sayimi')
  const hint = page.locator('[aria-hidden] li', { hasText: 'Hasta İşlemleri' })
  await test.step('a user who waits sees the letters, until Escape', async () => {
    // The keys are loaded once the first screen is ready.
    await expect(async () => {
      await page.keyboard.press('g')
      await expect(hint).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(page.getByRole('status').filter({ hasText: 'Ekrana git: A Ana Sayfa, T Takvim' })).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(hint).toBeHidden()
  })
  await test.step('the keys go to a screen of the menu', async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('h')
    await expect(page).toHaveURL(/\/tr\/hasta-listesi$/)
    await expect(page.getByRole('main')).toBeFocused()
  })
  await test.step('? opens the list, and no second dialog opens behind it', async () => {
    await userMenu(page).focus()
    await page.keyboard.press('?')
    const entries = listOf(page).locator('dl > div')
    await expect(entries).toHaveCount(4)
    const rows = await entries.allInnerTexts()
    expect(rows.map((row) => row.replaceAll(/\s+/g, ' '))).toEqual([
      'Hasta, sayfa veya işlem ara Ctrl K',
      'Klavye kısayollarını göster ?',
      'Sistem mesajlarına git, yeniden basınca geri dön F6',
      'Finansal işlem ayarını değiştir Ctrl Alt Enter',
    ])
    const section = listOf(page).getByRole('region', { name: 'Ekrana git' })
    await expect(section.getByRole('listitem')).toHaveCount(7)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expectAccessibleAtEveryWidth(page)
    await page.keyboard.press('Escape')
    await expect(listOf(page)).toBeHidden()
    await expect(userMenu(page)).toBeFocused()
  })
})
