import { boxOf } from '../support/e2e/layout-assertions'
import { shell } from '../support/e2e/shell'
import { expect, test } from '../support/e2e/test'

const TILES = ['Takvim', 'Randevular', 'Hasta Listesi', 'CRM Hasta Takip']

test('the quick links are four tiles in a grid with arrow-key navigation', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/stok-sayimi')
  const button = shell(page).button('Kısayollar')
  await button.press('Enter')
  const popup = page.getByRole('dialog', { name: 'Kısayollar' })
  await expect(popup.getByRole('link')).toHaveText(TILES)
  // The opened element takes the focus; an earlier key would go to the button.
  await expect(button).not.toBeFocused()
  await page.keyboard.press('Tab')
  for (const [key, tile] of [
    ['ArrowRight', 1],
    ['ArrowDown', 3],
    ['ArrowLeft', 2],
    ['ArrowUp', 0],
    ['End', 3],
  ] as const) {
    await page.keyboard.press(key)
    await expect(popup.getByRole('link').nth(tile)).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.click()
  await popup.getByRole('link', { name: 'Randevular' }).click()
  await expect(page).toHaveURL('/tr/randevu-listesi')
  await expect(popup).toBeHidden()
})

test('the notifications drawer is 600 px wide, and as wide as a narrower window', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/stok-sayimi')
  for (const width of [1440, 599]) {
    const isWhole = width < 600
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const open = shell(page).button('Randevu Bildirimleri')
      await open.click()
      const drawer = page.getByRole('dialog', { name: 'Randevu Bildirimleri' })
      await expect(drawer.getByRole('listitem').first()).toBeVisible()
      // Without the gutter of the scroll bar.
      const room = await page.evaluate(() => document.body.clientWidth)
      const drawerWidth = isWhole ? room : 600
      await expect.poll(async () => (await boxOf(drawer)).x).toBe(room - drawerWidth)
      expect((await boxOf(drawer)).width).toBeCloseTo(drawerWidth, 0)
      // What is painted in the gutter.
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(open).toBeFocused()
    })
  }
})

test('in a narrow top bar language and mode are in the user menu', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await page.setViewportSize({ width: 900, height: 800 })
  await page.goto('/tr/stok-sayimi')
  const { button, userMenu } = shell(page)
  await expect(button('Dil')).toBeVisible()
  await page.setViewportSize({ width: 899, height: 800 })
  await expect(button('Dil')).toHaveCount(0)
  await expect(button('Tema')).toHaveCount(0)
  await userMenu.click()
  await page.getByRole('menuitemradio', { name: 'Koyu' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  await userMenu.click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/stock-taking')
})
