import type { Page } from '@playwright/test'
import { helpDrawer, helpPage, mockContent } from '../support/e2e/help'
import { boxOf } from '../support/e2e/layout-assertions'
import { goTo, overflow, shell } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'

const CANCELLED = '3b9d5cb2-7e20-4e50-a177-bf214d8c9e53'

async function expectHelpPage(page: Page): Promise<void> {
  await shell(page).menu.getByRole('link', { name: 'Destek' }).click()
  const { entries, entry, more, heading, path, main, list, article, back } = helpPage(page)
  await test.step('the articles are listed in pages', async () => {
    await expect(page).toHaveTitle(/Destek · Klinik Portalı$/)
    await more.press('Enter')
    await expect(entries).toHaveCount(29)
  })
  await test.step('Back and Forward', async () => {
    await entry('Randevu iptali').click()
    await expect(page).toHaveURL(path(CANCELLED))
    await expect(heading('Randevu iptali ve gelmeyen hasta')).toBeFocused()
    await expect(page.getByRole('cell', { name: 'Gelmedi' })).toBeVisible()
    await expect(entry('Randevu iptali')).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveTitle(/Destek · Klinik Portalı$/)
    await page.goBack()
    await expect(page).toHaveURL(path())
    await expect(main.getByText('Okumak için bir makale seçin')).toBeVisible()
    await expect(entry('Randevu iptali')).toBeFocused()
    await expect(entries).toHaveCount(29)
    await page.goForward()
    await expect(heading('Randevu iptali ve gelmeyen hasta')).toBeFocused()
  })
  await test.step('on wide screens list and article are side by side', async () => {
    await expect(async () => {
      const { x, width } = await boxOf(list)
      expect(x + width).toBeLessThan((await boxOf(article)).x)
    }).toPass()
    await expect(back).toBeHidden()
  })
  await test.step('in a low window the list keeps a usable height', async () => {
    await page.setViewportSize({ width: 1440, height: 400 })
    await expect.poll(async () => (await boxOf(list)).height).toBeGreaterThanOrEqual(240)
  })
  await test.step('on narrow screens they are one at a time', async () => {
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 780 })
      await expect(list).toBeHidden()
      await expect.poll(() => overflow(page)).toBe(0)
    }
    await back.click()
    await expect(article).toBeHidden()
    await expect(entry('Randevu iptali')).toBeFocused()
    await expect.poll(() => overflow(page)).toBe(0)
  })
}

test('the keyboard opens the list and an article, returns to its entry, and closes the drawer; on the help page all articles are listed in pages, the open one is in the URL for Back and Forward, and list and article are one at a time on narrow screens; an article of 2 MB is shown, scrolls, and can be closed (F-H11)', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/takvim')
  const { drawer, button, open, search, entry, heading, back, entries } = helpDrawer(page)
  await button.press('Enter')
  await expect(entries).toHaveCount(6)
  await expect.poll(async () => (await boxOf(drawer)).width).toBeCloseTo(550, 0)
  await expect(drawer).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(drawer.getByRole('button', { name: 'Kapat' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(search).toBeFocused()
  await entry('Online randevu süreleri').press('Enter')
  await expect(heading('Online randevu süreleri')).toBeFocused()
  await expect(drawer.getByText('Online randevular, kliniğin belirlediği süreyle açılır.')).toBeVisible()
  await expect(entries.first()).toBeHidden()
  await back.press('Enter')
  await expect(entry('Online randevu süreleri')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()

  await expectHelpPage(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await goTo(page, '/tr/takvim')
  await test.step('an article of 2 MB', async () => {
    const paragraph = `<p>${'Uzun bir yazının bir satırı. '.repeat(70)}</p>`
    const html = paragraph.repeat(Math.ceil(2_000_000 / paragraph.length))
    await mockContent(page, { title: 'Uzun yazı', help_content_html: `${html}<p>Yazının sonu</p>` })
    await open()
    // This article was not opened before: the cache would have it.
    await entry('Takvimi kullanma').click()
    await expect(heading('Uzun yazı')).toBeFocused()
    // Found by its position, because a search by text reads all 2 MB for each ancestor.
    const end = drawer.locator('article p').last()
    await expect(end).toHaveText('Yazının sonu')
    await end.scrollIntoViewIfNeeded()
    await expect(end).toBeInViewport()
    await expect(back).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })
})
