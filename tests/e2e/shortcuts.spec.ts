import type { Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from '../support/accessibility'
import { expect, test } from '../support/test'

const LIST = { tr: 'Klavye kısayolları', en: 'Keyboard shortcuts' }
const SINGLE_KEYS = { tr: 'Tek tuşlu kısayollar', en: 'Single-key shortcuts' }

const listOf = (page: Page, language: keyof typeof LIST = 'tr') => page.getByRole('dialog', { name: LIST[language] })
const userMenu = (page: Page) => page.getByRole('button', { name: 'Kullanıcı menüsü' })

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await page.goto('/tr')
  await expect(userMenu(page)).toBeVisible()
})

test('the list of keyboard shortcuts opens by ?, from the user menu and from the palette (F-N07)', async ({ page }) => {
  await test.step('? opens it, and Escape restores the focus', async () => {
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
    await page.keyboard.press('Escape')
    await expect(listOf(page)).toBeHidden()
    await expect(userMenu(page)).toBeFocused()
  })
  await test.step('no second dialog opens behind it', async () => {
    await page.keyboard.press('?')
    await page.keyboard.press('Control+k')
    await expect(listOf(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(listOf(page)).toBeHidden()
  })
  await test.step('the user menu, and the palette by both of its names', async () => {
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: LIST.tr }).click()
    await listOf(page).getByRole('button', { name: 'Kapat' }).click()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Keyboard shortcuts')
    await expect(page.getByRole('option', { name: LIST.tr, selected: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(listOf(page)).toBeVisible()
  })
})

test('g and a letter go to a screen; a hint shows the letters, and a field gets its own', async ({ page }) => {
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
    await page.keyboard.press('t')
    await expect(page).toHaveURL(/\/tr$/)
  })
  await test.step('the keys go to a screen of the menu', async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('h')
    await expect(page).toHaveURL(/\/tr\/hasta-listesi$/)
    await expect(page.getByRole('main')).toBeFocused()
  })
  await test.step('a field gets the letters', async () => {
    const search = page.getByRole('main').getByRole('searchbox')
    await search.click()
    await page.keyboard.type('ga')
    await expect(search).toHaveValue('ga')
    await expect(hint).toBeHidden()
    await expect(page).toHaveURL(/\/tr\/hasta-listesi$/)
  })
  await test.step('the list has the letters of the screens', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('?')
    const section = listOf(page).getByRole('region', { name: 'Ekrana git' })
    await expect(section.getByRole('listitem')).toHaveCount(7)
    await expect(section).toContainText('TakvimGT')
  })
})

test('single-key shortcuts can be switched off for this device, in all tabs', async ({ page }) => {
  const other = await page.context().newPage()
  await other.goto('/tr')
  await expect(userMenu(other)).toBeVisible()

  await page.keyboard.press('?')
  await listOf(page).getByRole('checkbox', { name: SINGLE_KEYS.tr }).uncheck()
  await expect(listOf(page).locator('dl > div', { hasText: 'Kapalı' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  for (const tab of [page, other]) {
    await tab.keyboard.press('?')
    await tab.keyboard.press('Control+k')
    await expect(tab.getByRole('combobox')).toBeFocused()
    await expect(listOf(tab)).toBeHidden()
    await tab.keyboard.press('Escape')
  }
  await page.reload()
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: LIST.tr }).click()
  await expect(listOf(page).getByRole('checkbox', { name: SINGLE_KEYS.tr })).not.toBeChecked()
  await listOf(page).getByRole('checkbox', { name: SINGLE_KEYS.tr }).check()
  await page.keyboard.press('Escape')
  await other.keyboard.press('?')
  await expect(listOf(other)).toBeVisible()
})

test('the list is accessible in both languages', async ({ page }) => {
  for (const language of ['tr', 'en'] as const) {
    await test.step(language, async () => {
      await page.goto(`/${language}`)
      await page.getByRole('main').waitFor()
      await page.keyboard.press('?')
      await expect(listOf(page, language)).toBeVisible()
      await expectAccessibleAtEveryWidth(page)
    })
  }
})
